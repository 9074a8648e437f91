import { firstScript } from '../../core/indic/runs.ts';
import { invalid } from '../../core/request/fault.ts';
import { type Family, operation } from '../../core/request/operation.ts';
import { choice, text } from '../../core/request/params.ts';
import { bySize } from '../../core/request/weight.ts';
import { CASUAL_TIMEOUT_MS, casualEngine } from './casual/engine.ts';
import { findWriting, isScheme, WRITINGS, type Writing } from './convert.ts';
import { detectLatin } from './detect.ts';
import { Transliteration } from './records.ts';
import { convertScript, writeDigits } from './task.ts';

const MOST_CHARACTERS = 100_000;
/** Reading casual spelling follows many paths at once, a few milliseconds a word. */
const MOST_CASUAL = 5_000;

/** Texts up to this length are converted in a few milliseconds, less than a child process costs. */
const SHORT = 4_000;

/** For a unit of the rate limit. */
const CHARACTERS_A_UNIT = 2_500;
const CASUAL_A_UNIT = 50;

const NAMES = `${WRITINGS.join(', ')}, casual`;

type Named = Writing | 'casual';

function readName(parameter: string, value: string): Named {
  if (value.trim().toLowerCase() === 'casual') return 'casual';
  return findWriting(value) ?? invalid(parameter, `must be one of ${NAMES}, or a language code such as hi or ta`);
}

const transliterate = operation({
  id: 'transliterate',
  path: '/v1/transliterate',
  summary: 'Text from one Indian script, Latin scheme or casual spelling to another',
  details:
    `Scripts and schemes: ${NAMES}; also language codes (hi, ta …) and ISO 15924 codes. Casual is everyday English spelling: "vanakkam" to Tamil gives வணக்கம் with ` +
    'other readings in suggestions. Without from it is recognised. Letters of other scripts pass through. Tamil has no letters for voiced and aspirated stops.',
  tool: 'transliterate',
  input: {
    text: text({ description: 'The text', max: MOST_CHARACTERS }),
    to: text({ description: 'Script, scheme or language code, such as tamil, hi, iso15919 or casual', max: 20 }),
    from: text({ description: 'The same for the text; recognised by default', max: 20 }).default('auto'),
    digits: choice(['native', 'latin'], { description: 'Which digits to write; default: latin in Latin, else as they are' }).optional(),
  },
  textBody: 'text',
  weight: ({ text, from, to }) => bySize(text.length, isCasual(text, from, to) ? CASUAL_A_UNIT : CHARACTERS_A_UNIT),
  output: Transliteration,
  example: { text: 'வணக்கம்', to: 'devanagari' },
  async run(input, { jobs }) {
    const to = readName('to', input.to);
    const from = input.from === 'auto' ? detect(input.text, to) : readName('from', input.from);
    const options = { timeoutMs: CASUAL_TIMEOUT_MS };
    if (from === 'casual') {
      if (to === 'casual' || isScheme(to)) invalid('to', 'casual spelling can be read into an Indian script only');
      if (input.text.length > MOST_CASUAL) invalid('text', `must have 1 to ${MOST_CASUAL} characters in casual spelling`);
      const { text, suggestions } = await jobs.run(casualEngine, 'read', { text: input.text, to }, options);
      const note = 'Casual spelling is ambiguous; other readings are in suggestions.';
      return { data: { text: writeDigits(text, to, input.digits), from, to, reversible: false, suggestions }, meta: { note } };
    }
    const task = { text: input.text, from, to, recognised: input.from === 'auto', digits: input.digits };
    const { text, reversible } = input.text.length <= SHORT ? convertScript(task) : await jobs.run(casualEngine, 'convert', task, options);
    return { data: { text, from, to, reversible, suggestions: [] } };
  },
});

/** Names that are not known are refused later, in words. */
function isCasual(text: string, from: string, to: string): boolean {
  if (from !== 'auto') return from.trim().toLowerCase() === 'casual';
  return text.length <= MOST_CASUAL && detect(text, findWriting(to) ?? 'casual') === 'casual';
}

function detect(text: string, to: Named): Named {
  const script = firstScript(text);
  if (script !== undefined) return script;
  const latin = detectLatin(text);
  // Plain letters on their way to another Latin scheme cannot be casual.
  return latin === 'casual' && (to === 'casual' || isScheme(to)) ? 'itrans' : latin;
}

export const transliterateFamily: Family = {
  id: 'transliterate',
  name: 'Transliteration',
  group: 'Language and text',
  about: 'Ten Indian scripts, five Latin schemes and everyday English spelling, each from and to the others.',
  operations: [transliterate],
};
