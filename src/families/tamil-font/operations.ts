import { z } from 'zod';
import { tamilFonts } from '../../../data/tables/tamil_fonts.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { invalid } from '../../core/request/api-error.ts';
import { costBySize } from '../../core/request/cost.ts';
import type { DataOf } from '../../core/request/output.ts';
import { text } from '../../core/request/params.ts';
import { ENCODING_IDS, fromUnicode, glyphMapById, toUnicode } from './encodings/convert.ts';
import { TAMIL_FONT_TIMEOUT_MS, tamilFontEngine } from './engine.ts';
import { TamilFontText } from './records.ts';
import { AUTO, UNICODE } from './task.ts';

const MAX_CHARACTERS = 100_000;
/** Characters per unit of the rate limit: fewer with detection, which decodes the text in every encoding. */
const DETECTED_CHARACTERS_PER_UNIT = 4_000;
const CHARACTERS_PER_UNIT = 8_000;
const SAMPLE = 'தமிழ் எங்கள் உயிர்';

const byName = new Map<string, string>([[UNICODE, UNICODE], ...ENCODING_IDS.map((id) => [id, id] as const), ['tace', 'tace16']]);
for (const { id, aliases } of tamilFonts) for (const alias of aliases) byName.set(alias, id);

function parseEncoding(parameter: string, value: string): string {
  const names = [UNICODE, ...ENCODING_IDS].join(', ');
  return byName.get(value.trim().toLowerCase()) ?? invalid(parameter, `must be one of ${names}; /v1/tamil-font/encodings describes them`);
}

const convert = operation({
  id: 'tamil_font_convert',
  path: '/v1/tamil-font/convert',
  title: 'Old Tamil fonts to Unicode',
  keywords:
    'tamil font, bamini, tscii, vanavil, tamil font converter, bamini to unicode, font to unicode, unicode converter, tab font, tam font, பாமினி, ' +
    'தமிழ் எழுத்துரு, எழுத்துரு மாற்றி',
  summary: 'Convert legacy Tamil text (TSCII, TAB, Bamini, Vanavil …) to Unicode, or back',
  details:
    'Without from the encoding is detected by decoding the text in all of them; text that is not plausible Tamil, or equally plausible in two encodings, returns 400 ambiguous_encoding. ' +
    'In encodings that map a to z to Tamil, such as Bamini, English words that are unlikely Tamil are unchanged. ' +
    'Codes 0x80 to 0x9f may be control characters or their Windows-1252 characters. ' +
    'A file can be sent unchanged: its bytes as text/plain with a charset other than UTF-8, such as windows-1252 or tscii.',
  tool: 'tamil_font_convert',
  input: {
    text: text({ description: 'The text', max: MAX_CHARACTERS }),
    from: text({ description: 'Encoding of the text, such as bamini or unicode; detected by default', max: 30 }).default(AUTO),
    to: text({ description: 'Target encoding', max: 30 }).default(UNICODE),
  },
  textBody: 'text',
  takesBytes: true,
  cost: ({ text, from }) => costBySize(text.length, from === AUTO ? DETECTED_CHARACTERS_PER_UNIT : CHARACTERS_PER_UNIT),
  output: TamilFontText,
  example: { text: 'jkpo; vq;fs; capH', from: 'bamini' },
  run(input, { jobs }) {
    const from = input.from === AUTO ? AUTO : parseEncoding('from', input.from);
    const to = parseEncoding('to', input.to);
    const options = { timeoutMs: TAMIL_FONT_TIMEOUT_MS };
    return jobs.answer(tamilFontEngine, 'convert', { text: input.text, from, to }, options);
  },
});

const TamilEncoding = z
  .object({
    id: z.string().describe('Id of the encoding'),
    name: z.string().describe('Common name'),
    kind: z.enum(['standard', 'font']).describe('A standard, or the layout of a font'),
    aliases: z.array(z.string()).describe('Other accepted ids'),
    toUnicode: z.boolean().describe('Whether it can be converted from'),
    fromUnicode: z.boolean().describe('Whether it can be converted to'),
    lossless: z.boolean().describe('Whether every Tamil letter and syllable, including Grantha letters, survives a round trip'),
    sample: z.string().describe(`How the encoding writes ${SAMPLE}`),
  })
  .meta({ id: 'TamilEncoding' });

const list = operation({
  id: 'tamil_font_encodings',
  path: '/v1/tamil-font/encodings',
  title: 'Tamil encodings',
  keywords: 'tamil encodings, list of tamil fonts',
  summary: 'The legacy Tamil encodings that can be converted',
  input: {},
  output: z.array(TamilEncoding),
  cache: 'dataset',
  example: {},
  run() {
    described ??= describeEncodings();
    return { data: described, meta: { total: described.length } };
  },
});

/** Lazy: it encodes every syllable in every encoding. */
let described: readonly DataOf<typeof TamilEncoding>[] | undefined;

function describeEncodings(): DataOf<typeof TamilEncoding>[] {
  return [...tamilFonts, { id: 'tace16', name: 'TACE16', kind: 'standard', aliases: ['tace'] } as const].map(
    ({ id, name, kind, aliases }) => ({
      id,
      name,
      kind,
      aliases,
      toUnicode: true,
      fromUnicode: true,
      lossless: isLossless(id),
      sample: fromUnicode(SAMPLE, glyphMapById(id)).text,
    }),
  );
}

const VOWELS = [...'அஆஇஈஉஊஎஏஐஒஓஔஃ'];
const CONSONANTS = [...'கஙசஞடணதநபமயரலவழளறன', 'ஜ', 'ஷ', 'ஸ', 'ஹ', 'க்ஷ'];
const ENDINGS = ['்', '', 'ா', 'ி', 'ீ', 'ு', 'ூ', 'ெ', 'ே', 'ை', 'ொ', 'ோ', 'ௌ'];

/** Round trip of every vowel and syllable. */
function isLossless(id: string): boolean {
  const glyphs = glyphMapById(id);
  const syllables = CONSONANTS.flatMap((letter) => ENDINGS.map((ending) => letter + ending));
  return [...VOWELS, ...syllables, 'ஸ்ரீ'].every((syllable) => {
    const { text, unmapped } = fromUnicode(syllable, glyphs);
    return unmapped.length === 0 && toUnicode(text, glyphs).text === syllable;
  });
}

export const tamilFontFamily: Family = {
  id: 'tamil-font',
  name: 'Tamil legacy encodings',
  group: 'Language and text',
  about: 'Converts Tamil text between Unicode and legacy encodings and fonts (TSCII, TAB, TAM, TACE16, Bamini, Vanavil and others).',
  operations: [convert, list],
};
