/** `/v1/text/redact`: redacts personal data in a text. */
import { operation } from '../../../core/operation/operation.ts';
import { costBySize } from '../../../core/request/cost.ts';
import { choice, flag, list, number, someOf, text } from '../../../core/request/params.ts';
import { MAX_CHARACTERS, TEXT_TIMEOUT_MS, textEngine } from '../engine.ts';
import { RedactedText } from '../records.ts';
import { redactAnswer } from './redact.ts';
import { REPLACEMENT_STYLES } from './replace.ts';
import { REDACT_TYPES } from './types.ts';

/** Texts up to this length take a few milliseconds, less than the round trip to a worker process, and run in the main process. */
const MAX_INLINE_LENGTH = 4_000;
/** Characters per unit of the rate limit. */
const CHARACTERS_PER_UNIT = 2_000;
const MAX_WORDS = 100;
const MAX_PATTERNS = 20;

export const redactOperation = operation({
  id: 'text_redact',
  path: '/v1/text/redact',
  title: 'Hide personal data',
  keywords:
    'redact, redaction, mask, mask aadhaar, hide personal data, anonymise, anonymize, remove phone numbers, pii, ' +
    'hide phone number, hide names, personal information, छिपाएँ, மறை',
  summary: 'Redact Aadhaar, PAN, phone, UPI, card and other identifiers, names and addresses in a text',
  details:
    'Aadhaar, GSTIN and card numbers are verified by their check digits; next to a label in English or one of twelve Indian languages, in native or Latin script, an approximate format is enough. ' +
    `Types: ${REDACT_TYPES.join(', ')}. A mask keeps the last four characters, as UIDAI prints a masked Aadhaar; a hash is keyed (HMAC) by your secret, or by a random key per request; ` +
    'a token is numbered, and tokens in the response maps it back. minConfidence=0 returns every candidate.',
  tool: 'text_redact',
  toolHides: ['word', 'pattern', 'secret'],
  input: {
    text: text({ description: 'The text', max: MAX_CHARACTERS }),
    types: someOf(REDACT_TYPES, { description: 'Only these types, comma-separated; a list in JSON' }).optional(),
    style: choice(REPLACEMENT_STYLES, { description: 'Replacement style', aliases: ['mode'] }).default('label'),
    minConfidence: number({ min: 0, max: 1, description: 'Minimum confidence of a match' }).default(0.5),
    values: flag({ description: 'Include the original text of matches' }).default(false),
    word: list(text({ description: 'Word', max: 100 }), {
      min: 1,
      max: MAX_WORDS,
      description: 'Additional words to redact, case-insensitive; may be repeated',
      aliases: ['words'],
    }).optional(),
    pattern: list(text({ description: 'Pattern', max: 200 }), {
      min: 1,
      max: MAX_PATTERNS,
      description: 'Additional regular expressions (RE2) to redact; may be repeated',
      aliases: ['patterns'],
    }).optional(),
    secret: text({ description: 'Key of style=hash, for the same hashes across requests', max: 200 }).optional(),
  },
  textBody: 'text',
  cost: ({ text }) => costBySize(text.length, CHARACTERS_PER_UNIT),
  output: RedactedText,
  example: { text: 'My Aadhaar is 3123 4567 8909, UPI ramesh@okaxis' },
  run({ text, types = REDACT_TYPES, word = [], pattern = [], ...options }, { jobs }) {
    const custom = { words: word, patterns: pattern };
    const redactOptions = { ...options, types, custom };
    // The caller's patterns always run in the worker, as their cost is unknown.
    if (text.length <= MAX_INLINE_LENGTH && pattern.length === 0) return redactAnswer(text, redactOptions);
    return jobs.answer(textEngine, 'redact', { text, ...redactOptions }, { timeoutMs: TEXT_TIMEOUT_MS });
  },
});
