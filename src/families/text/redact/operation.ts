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
    'hide phone number, personal information, छिपाएँ, மறை',
  summary: 'Takes Aadhaar, PAN, phone, UPI, card and other identifiers, names and addresses out of a text',
  details:
    'Aadhaar, GSTIN and card numbers are proven by their check digits; a word that names it, in English or twelve Indian languages in their own or Latin letters, is enough for about the right shape. ' +
    `Types: ${REDACT_TYPES.join(', ')}. A mask keeps the last four characters, as UIDAI prints a masked Aadhaar; a hash is keyed by your secret, or by one of this request alone; ` +
    'a token is numbered, and tokens in the answer leads back. minConfidence=0 shows every candidate.',
  tool: 'text_redact',
  toolHides: ['word', 'pattern', 'secret'],
  input: {
    text: text({ description: 'The text', max: MAX_CHARACTERS }),
    types: someOf(REDACT_TYPES, { description: 'Only these types, with commas; a list in JSON' }).optional(),
    style: choice(REPLACEMENT_STYLES, { description: 'What stands in its place', aliases: ['mode'] }).default('label'),
    minConfidence: number({ min: 0, max: 1, description: 'How sure a find must be' }).default(0.5),
    values: flag({ description: 'Answer what was found' }).default(false),
    word: list(text({ description: 'Word', max: 100 }), {
      min: 1,
      max: MAX_WORDS,
      description: 'Further words to take out, in any case; may be repeated',
      aliases: ['words'],
    }).optional(),
    pattern: list(text({ description: 'Pattern', max: 200 }), {
      min: 1,
      max: MAX_PATTERNS,
      description: 'Further expressions (RE2) to take out; may be repeated',
      aliases: ['patterns'],
    }).optional(),
    secret: text({ description: 'Key of the hashes of style=hash, so that they agree between requests', max: 200 }).optional(),
  },
  textBody: 'text',
  cost: ({ text }) => costBySize(text.length, CHARACTERS_PER_UNIT),
  output: RedactedText,
  example: { text: 'My Aadhaar is 3123 4567 8909, UPI ramesh@okaxis' },
  run({ text, types = REDACT_TYPES, word = [], pattern = [], ...options }, { jobs }) {
    const custom = { words: word, patterns: pattern };
    const chosen = { ...options, types, custom };
    // The caller's patterns always run in the worker, as their cost is unknown.
    if (text.length <= MAX_INLINE_LENGTH && pattern.length === 0) return redactAnswer(text, chosen);
    return jobs.answer(textEngine, 'redact', { text, ...chosen }, { timeoutMs: TEXT_TIMEOUT_MS });
  },
});
