import { type Family, operation } from '../../core/operation/operation.ts';
import { costBySize } from '../../core/request/cost.ts';
import { choice, integer, text } from '../../core/request/params.ts';
import { BEAM_WIDTH } from './casual/ctc-beam-search.ts';
import { isScheme } from './convert.ts';
import { CONVERT_TIMEOUT_MS, scriptEngine } from './engine.ts';
import { convertCasual, convertUrdu } from './network-conversion.ts';
import { Transliteration } from './records.ts';
import { convertScript } from './task.ts';
import { isArabicScriptLanguage } from './urdu/languages.ts';
import { detectScript, findScriptOrScheme, isAutoDetected, NAMES, parseWritingName } from './writing-names.ts';

const MAX_CHARACTERS = 100_000;
/** Texts up to this length take a few milliseconds, less than the round trip to a worker process. */
const MAX_INLINE_LENGTH = 4_000;

/** Characters per unit of the rate limit. From and to Urdu each word is read twice. */
const CHARACTERS_PER_UNIT = 2_500;
const CASUAL_CHARACTERS_PER_UNIT = 5;
const URDU_CHARACTERS_PER_UNIT = 3;

/** Unknown names are rejected later, by validation. */
function charactersPerUnit(text: string, from: string, to: string): number {
  const target = findScriptOrScheme(to);
  const read = isAutoDetected(from) ? detectScript(text, target ?? 'casual') : findScriptOrScheme(from);
  if (target === undefined || read === undefined) return CHARACTERS_PER_UNIT;
  if (read === 'casual' || (target === 'casual' && !isScheme(read))) return CASUAL_CHARACTERS_PER_UNIT;
  return isArabicScriptLanguage(read) || isArabicScriptLanguage(target) ? URDU_CHARACTERS_PER_UNIT : CHARACTERS_PER_UNIT;
}

const transliterate = operation({
  id: 'transliterate',
  path: '/v1/transliterate',
  title: 'Type in your language',
  keywords:
    'transliterate, transliteration, type in hindi, type in tamil, write in hindi, write in tamil, write in telugu, hindi typing, ' +
    'tamil typing, english to hindi typing, english to tamil typing, in hindi letters, in english letters, in tamil script, in devanagari, ' +
    'convert script, in kannada script, kannada lipi, lipi me likho, in telugu script, script, hindi me likho, hindi mein likhe, tamil me likho, me likho, me likhe, ' +
    'likhna hai, romanise, hinglish to hindi, लिप्यंतरण, हिंदी में लिखें, में लिखो, में लिखें, मराठीत लिहा, हिंदी टाइपिंग, தமிழில் எழுத, தமிழ் தட்டச்சு',
  summary: 'Transliterate text between Indian scripts, Latin schemes and casual spelling',
  details:
    `Scripts and schemes: ${NAMES}; also language codes (hi, ta …) and ISO 15924 codes. casual is everyday English spelling, converted by a neural network: ` +
    '"mera naam" to hi gives मेरा नाम, with other readings in suggestions (texts of up to 5,000 characters); at most 20,000 characters are read. URLs, email addresses, numbers and code are unchanged. ' +
    'mr and ne interpret casual spelling as Marathi and Nepali. Without from, or with from=latin, the source is detected. Letters of other scripts are unchanged. Tamil has no letters for voiced and aspirated stops. ' +
    'Urdu does not write short vowels and has several letters for one sound: the most likely word is chosen, and the conversion is not reversible. Sindhi is converted only from and to casual spelling.',
  tool: 'transliterate',
  toolHides: ['suggest'],
  input: {
    text: text({ description: 'The text', max: MAX_CHARACTERS }),
    to: text({ description: 'Script, scheme or language code, such as tamil, hi, iso15919 or casual', max: 20 }),
    from: text({ description: 'The same for the text; detected by default', max: 20 }).default('auto'),
    digits: choice(['native', 'latin'], { description: 'Digits of the output; default: latin in Latin, otherwise unchanged' }).optional(),
    suggest: integer({
      min: 1,
      max: BEAM_WIDTH,
      description: 'Number of suggestions for each word from or to casual spelling',
    }).optional(),
  },
  textBody: 'text',
  cost: ({ text, from, to }) => costBySize(text.length, charactersPerUnit(text, from, to)),
  output: Transliteration,
  example: { text: 'வணக்கம்', to: 'devanagari' },
  async run(input, context) {
    const to = parseWritingName('to', input.to);
    const from = isAutoDetected(input.from) ? detectScript(input.text, to) : parseWritingName('from', input.from);
    if (from === 'casual' || (to === 'casual' && !isScheme(from))) return convertCasual(input, from, to, context);
    if (isArabicScriptLanguage(from) || isArabicScriptLanguage(to)) return convertUrdu(input, from, to, context);
    const task = { text: input.text, from, to, recognised: isAutoDetected(input.from), digits: input.digits };
    const isShort = input.text.length <= MAX_INLINE_LENGTH;
    const { text, reversible } = isShort
      ? convertScript(task)
      : await context.jobs.run(scriptEngine, 'convert', task, { timeoutMs: CONVERT_TIMEOUT_MS });
    return { data: { text, from, to, reversible, suggestions: [] } };
  },
});

export const transliterateFamily: Family = {
  id: 'transliterate',
  name: 'Transliteration',
  group: 'Language and text',
  about: 'Transliterates between ten Indian scripts, Urdu and Sindhi, five Latin schemes and everyday English spelling.',
  operations: [transliterate],
};
