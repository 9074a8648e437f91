import { invalid } from '../../core/request/fault.ts';
import { type Context, type Family, operation } from '../../core/request/operation.ts';
import { choice, integer, text } from '../../core/request/params.ts';
import { bySize } from '../../core/request/weight.ts';
import { WIDTH } from './casual/beam.ts';
import { casualLanguage } from './casual/languages.ts';
import { runCasual } from './casual/work.ts';
import { isScheme } from './convert.ts';
import { CONVERT_TIMEOUT_MS, scriptEngine } from './engine.ts';
import { findNamed, NAMES, type Named, readName, recognise } from './names.ts';
import { Transliteration } from './records.ts';
import { convertScript, writeDigits } from './task.ts';
import { isArabic } from './urdu/names.ts';

const MOST_CHARACTERS = 100_000;
/** Half a millisecond of the network a letter. */
const MOST_CASUAL = 20_000;
/** Readings of every word would make the answer ten times as long as the text. */
const MOST_SUGGESTED = 5_000;
const SUGGESTIONS = 5;

/** Texts up to this length are converted in a few milliseconds, less than a child process costs. */
const SHORT = 4_000;

/** For a unit of the rate limit. */
const CHARACTERS_A_UNIT = 2_500;
const CASUAL_A_UNIT = 10;

const transliterate = operation({
  id: 'transliterate',
  path: '/v1/transliterate',
  summary: 'Text from one Indian script, Latin scheme or casual spelling to another',
  details:
    `Scripts and schemes: ${NAMES}; also language codes (hi, ta …) and ISO 15924 codes. Casual is everyday English spelling, read and written by a network as people spell: ` +
    '"mera naam" to hi gives मेरा नाम, with other readings in suggestions (texts of up to 5,000 characters); at most 20,000 characters are read. Web and mail addresses, numbers and code stay. ' +
    'mr and ne read casual spelling as Marathi and Nepali. Without from it is recognised. Letters of other scripts pass through. Tamil has no letters for voiced and aspirated stops.',
  tool: 'transliterate',
  toolHides: ['suggest'],
  input: {
    text: text({ description: 'The text', max: MOST_CHARACTERS }),
    to: text({ description: 'Script, scheme or language code, such as tamil, hi, iso15919 or casual', max: 20 }),
    from: text({ description: 'The same for the text; recognised by default', max: 20 }).default('auto'),
    digits: choice(['native', 'latin'], { description: 'Which digits to write; default: latin in Latin, else as they are' }).optional(),
    suggest: integer({
      min: 1,
      max: WIDTH,
      description: 'Readings of each word from or to casual spelling, as keyboards offer them',
    }).optional(),
  },
  textBody: 'text',
  weight: ({ text, from, to }) => bySize(text.length, isCasual(text, from, to) ? CASUAL_A_UNIT : CHARACTERS_A_UNIT),
  output: Transliteration,
  example: { text: 'வணக்கம்', to: 'devanagari' },
  async run(input, context) {
    const to = readName('to', input.to);
    const from = input.from === 'auto' ? recognise(input.text, to) : readName('from', input.from);
    if (input.suggest !== undefined && input.text.length > MOST_SUGGESTED) {
      invalid('suggest', `is for texts of up to ${MOST_SUGGESTED} characters`);
    }
    if (from === 'casual' || (to === 'casual' && !isScheme(from))) return spell(input, from, to, context);
    if (isArabic(from) || isArabic(to)) {
      invalid(isArabic(to) ? 'to' : 'from', 'urdu and sindhi are read from casual spelling and written in it');
    }
    const task = { text: input.text, from, to, recognised: input.from === 'auto', digits: input.digits };
    const isShort = input.text.length <= SHORT;
    const { text, reversible } = isShort
      ? convertScript(task)
      : await context.jobs.run(scriptEngine, 'convert', task, { timeoutMs: CONVERT_TIMEOUT_MS });
    return { data: { text, from, to, reversible, suggestions: [] } };
  },
});

interface Request {
  readonly text: string;
  readonly from: string;
  readonly to: string;
  readonly digits?: 'native' | 'latin' | undefined;
  readonly suggest?: number | undefined;
}

/** From casual spelling, or to it. */
async function spell(
  { text, suggest, digits, ...named }: Request,
  from: Named,
  to: Named,
  context: Pick<Context, 'jobs' | 'models'>,
): Promise<{ data: Transliteration; meta?: { note: string } }> {
  const isReading = from === 'casual';
  const native = isReading ? to : from;
  if (native === 'casual' || isScheme(native)) return invalid('to', 'casual spelling can be read into an Indian script only');
  if (isReading && text.length > MOST_CASUAL)
    invalid('text', `must have 1 to ${MOST_CASUAL} characters in casual spelling; send a longer one in parts`);
  const language = casualLanguage(isReading ? named.to : named.from, native);
  // Only what is asked for in words is answered about spellings that are written.
  const most = suggest ?? (isReading && text.length <= MOST_SUGGESTED ? SUGGESTIONS : 0);
  const done = await runCasual(context, isReading ? 'read' : 'write', { text, language, others: named.from === 'auto', most });
  return {
    data: {
      text: writeDigits(done.text, to, digits),
      from,
      to,
      reversible: false,
      suggestions: most > 0 ? done.suggestions : [],
      ...(suggest !== undefined && { words: done.words }),
    },
    ...(isReading && { meta: { note: 'Casual spelling is ambiguous; other readings are in suggestions.' } }),
  };
}

/** Names that are not known are refused later, in words. */
function isCasual(text: string, from: string, to: string): boolean {
  const written = findNamed(to);
  if (written === undefined) return false;
  const read = from === 'auto' ? recognise(text, written) : findNamed(from);
  return read === 'casual' || (written === 'casual' && read !== undefined && !isScheme(read));
}

export const transliterateFamily: Family = {
  id: 'transliterate',
  name: 'Transliteration',
  group: 'Language and text',
  about: 'Ten Indian scripts, Urdu and Sindhi, five Latin schemes and everyday English spelling, each from and to the others.',
  operations: [transliterate],
};
