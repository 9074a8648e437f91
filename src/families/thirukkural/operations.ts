import { z } from 'zod';
import { calendarDate, resolveDate } from '../../core/calendar/params.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { notFound } from '../../core/request/api-error.ts';
import { type RawJson, rawArray } from '../../core/request/json.ts';
import type { DataOf } from '../../core/request/output.ts';
import { integer, paging, pattern, query, text } from '../../core/request/params.ts';
import { CHAPTER_COUNT, KURAL_COUNT, thirukkural } from './dataset.ts';
import { kuralOfDay, pickRandomKural } from './kural-selection.ts';
import { recogniseKural } from './recognise.ts';

const named = {
  number: z.int().describe('Number, from 1'),
  name: z.string().describe('In Tamil'),
  transliteration: z.string().describe('In Latin letters (ISO 15919)'),
  translation: z.string().describe('In English'),
};
const division = {
  section: z.object(named).describe('One of three: virtue, wealth, love'),
  group: z.object(named).describe('One of thirteen groups of chapters'),
};
const kural = {
  number: z.int().describe('1 to 1330'),
  lines: z.array(z.string()).describe('Two lines of four and three words'),
  transliteration: z.array(z.string()).describe('ISO 15919'),
  ...division,
  chapter: z.object({ ...named, position: z.int().describe('1 to 10') }).describe('Chapter (adhikaram) of ten couplets'),
  translations: z
    .array(
      z.object({
        language: z.string().describe('ISO 639 code'),
        kind: z.enum(['verse', 'prose']).describe('Whether it is in verse'),
        author: z.string().describe('Translator'),
        text: z.string().describe('The translation'),
      }),
    )
    .describe('Translations into other languages'),
  commentaries: z
    .array(
      z.object({
        language: z.string().describe('ISO 639 code'),
        author: z.string().describe('Author of the commentary'),
        text: z.string().describe('The commentary'),
      }),
    )
    .describe('Commentaries on the couplet'),
  links: z
    .object({
      self: z.string().describe('URL of this couplet'),
      previous: z.string().nullable().describe('URL of the previous couplet; null for the first'),
      next: z.string().nullable().describe('URL of the next couplet; null for the last'),
    })
    .describe('Links to related resources'),
};
const Kural = z.object(kural).meta({ id: 'Kural' });
const KuralOfDay = z.object({ ...kural, date: z.string().describe('Date as YYYY-MM-DD') }).meta({ id: 'KuralOfDay' });
const chapter = {
  ...named,
  ...division,
  first: z.int().describe('Number of its first couplet'),
  last: z.int().describe('Number of its last couplet'),
};
const Chapter = z.object(chapter).meta({ id: 'KuralChapter' });
const ChapterWithKurals = z
  .object({ ...chapter, kurals: z.array(Kural).describe('Its ten couplets') })
  .meta({ id: 'KuralChapterWithKurals' });

const SECTION_NAMES: Readonly<Record<string, string>> = { aram: '1', porul: '2', inbam: '3' };
const sectionFilter = pattern({
  description: 'Section: 1 aram (virtue), 2 porul (wealth) or 3 inbam (love)',
  pattern: /^([123]|aram|porul|inbam)$/i,
  message: 'must be 1, 2, 3, aram, porul or inbam',
  max: 5,
  normalise: (value) => SECTION_NAMES[value.toLowerCase()] ?? value,
}).optional();
const chapterFilter = integer({ min: 1, max: CHAPTER_COUNT, description: 'Chapter (adhikaram)' }).optional();

/** Upper bound of the parameter: larger numbers are invalid (400), those between the last couplet and this are not found (404). */
const MAX_ACCEPTED_NUMBER = 9_999;

function kuralOf(dataset: Dataset, number: number): RawJson {
  return (
    dataset.get('kural', String(number)) ??
    notFound(`There is no kural ${number}: the Thirukkural has ${KURAL_COUNT} kurals, numbered from 1.`)
  );
}

const getKural = operation({
  id: 'thirukkural_get',
  path: '/v1/thirukkural/{number}',
  title: 'A kural by its number',
  keywords: 'kural, thirukkural, kural number, திருக்குறள், குறள்',
  summary: 'A kural by its number',
  tool: 'thirukkural_get',
  input: { number: integer({ min: 0, max: MAX_ACCEPTED_NUMBER, description: 'Number of the kural, 1 to 1330' }) },
  data: { thirukkural },
  output: Kural,
  example: { number: 1 },
  run: ({ number }, { thirukkural }) => ({ data: kuralOf(thirukkural, number) }),
});

const kuralSearchConfig: NameSearchConfig = {
  field: 'words',
  stopWords: new Set('kural thirukkural tirukkural couplet about on and of'.split(' ')),
  isRelaxed: true,
  tiers: (text, name) => [
    { is: { subject: name }, boost: 30 },
    { wholeWords: { subjects: text }, boost: 15 },
  ],
};

const searchKurals = operation({
  id: 'thirukkural_search',
  path: '/v1/thirukkural',
  title: 'Search the Thirukkural',
  keywords:
    'kural, thirukkural, tirukkural, kural about, kural on, thiruvalluvar, valluvar, tamil couplet, திருக்குறள், குறள், ' +
    'திருவள்ளுவர், तिरुक्कुरल',
  summary: 'Kurals by words in Tamil, transliteration or English',
  details:
    'Every word of q must be a prefix of a word of the couplet, its transliteration (ISO 15919, or casual spelling: agara mudhala), its translations, its commentary ' +
    'or its chapter, or its subject (education, anger): the couplets of a chapter on that subject come first. Tamil words of the couplet also match inside longer words. Without q all are listed, in order.',
  tool: 'thirukkural_search',
  input: { q: query('Words in Tamil, transliteration or English').optional(), section: sectionFilter, chapter: chapterFilter, ...paging() },
  data: { thirukkural },
  output: z.array(Kural),
  example: { q: 'rain', limit: 2 },
  run({ q, section, chapter, limit, offset }, { thirukkural }) {
    return thirukkural.listNames({ is: { kind: 'kural', section, chapter: chapter?.toString() } }, kuralSearchConfig, q, { limit, offset });
  },
});

const kuralOfToday = operation({
  id: 'thirukkural_today',
  path: '/v1/thirukkural/today',
  title: 'Kural of the day',
  keywords: 'kural of the day, today kural, daily kural, todays thirukkural, இன்றைய குறள், இன்றைய திருக்குறள்',
  summary: 'The kural of the day',
  details: 'Changes at midnight IST; each kural appears once in 1,330 days.',
  input: {
    date: calendarDate('Another date, YYYY-MM-DD').default('today'),
  },
  data: { thirukkural },
  output: KuralOfDay,
  cache: 'never',
  example: { date: 'today' },
  run({ date: requestedDate }, { thirukkural, now }) {
    const date = resolveDate(requestedDate, now());
    return { data: kuralOf(thirukkural, kuralOfDay(date)).with({ date }) };
  },
});

const randomKural = operation({
  id: 'thirukkural_random',
  path: '/v1/thirukkural/random',
  title: 'A random kural',
  keywords: 'random kural, random thirukkural, any kural',
  summary: 'A random kural',
  input: {
    section: sectionFilter,
    chapter: chapterFilter,
    seed: text({ description: 'The same seed gives the same kural', max: 100 }).optional(),
  },
  data: { thirukkural },
  output: Kural,
  cache: 'never',
  example: { section: 'inbam', seed: 'potli' },
  run({ section, chapter, seed }, { thirukkural, random }) {
    const number = pickRandomKural({ section: section === undefined ? undefined : Number(section), chapter }, seed, random);
    return { data: kuralOf(thirukkural, number ?? notFound(`Chapter ${chapter} is not in section ${section}.`)) };
  },
});

const listChapters = operation({
  id: 'thirukkural_chapters',
  path: '/v1/thirukkural/chapters',
  title: 'Chapters of the Thirukkural',
  keywords: 'kural chapters, adhikaram, chapters of thirukkural, அதிகாரங்கள்',
  summary: 'The 133 chapters',
  input: { section: sectionFilter },
  data: { thirukkural },
  output: z.array(Chapter),
  example: { section: '1' },
  run({ section }, { thirukkural }) {
    const rows = section === undefined ? thirukkural.getAll('kind', 'chapter') : thirukkural.getAll('chapterSection', section);
    return { data: rawArray(rows), meta: { total: rows.length } };
  },
});

const getChapter = operation({
  id: 'thirukkural_chapter',
  path: '/v1/thirukkural/chapters/{number}',
  title: 'A chapter of the Thirukkural',
  keywords: 'kural chapter, அதிகாரம்',
  summary: 'A chapter with its ten kurals',
  input: { number: integer({ min: 0, max: MAX_ACCEPTED_NUMBER, description: 'Number of the chapter, 1 to 133' }) },
  data: { thirukkural },
  output: ChapterWithKurals,
  example: { number: 1 },
  run({ number }, { thirukkural }) {
    const record = thirukkural.get('chapterRecord', String(number));
    if (!record) notFound(`There is no chapter ${number}: the Thirukkural has ${CHAPTER_COUNT} chapters, numbered from 1.`);
    const kurals = thirukkural.getAll('chapter', String(number)).map((row) => row.parse() as DataOf<typeof Kural>);
    return { data: { ...(record.parse() as DataOf<typeof Chapter>), kurals } };
  },
});

export const thirukkuralFamily: Family = {
  id: 'thirukkural',
  name: 'Thirukkural',
  group: 'Language and text',
  about: 'The 1,330 couplets of Tiruvalluvar in corrected Tamil, with transliteration, English translations and a commentary.',
  operations: [getKural, searchKurals, kuralOfToday, randomKural, listChapters, getChapter],
  recognise: recogniseKural,
};
