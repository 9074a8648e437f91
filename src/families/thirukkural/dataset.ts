/** Pack of the 1,330 couplets and their 133 chapters. */
import { bundled } from '../../../data/bundled.ts';
import type { ChapterColumn, KuralColumn } from '../../../data/recipes/thirukkural.ts';
import { sources } from '../../../data/sources.ts';
import { kuralSubjects } from '../../../data/tables/kural_subjects.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { nameKey } from '../../core/text/fold.ts';
import { readTable, type TableRow } from '../../core/util/table.ts';
import { joinedPairs, popularSpelling, spokenSpellings, wordSuffixes } from './spelling.ts';

const KURALS = bundled('kurals');
const CHAPTERS = bundled('kural_chapters');

export const KURAL_COUNT = 1330;
export const CHAPTER_COUNT = 133;
export const KURALS_PER_CHAPTER = 10;

export const thirukkural: DatasetDefinition = {
  name: 'thirukkural',
  source: sources.thirukkural,
  module: import.meta.url,
  inputs: [KURALS, CHAPTERS],
  kinds: { kurals: 'kind=kural', chapters: 'kind=chapter' },
  phoneticFields: ['words'],
  *rows() {
    const chapters = [...readTable<ChapterColumn>(CHAPTERS)];
    for (const row of readTable<KuralColumn>(KURALS)) {
      yield kuralRow(row, chapters[Math.floor((Number(row.number) - 1) / KURALS_PER_CHAPTER)] as TableRow<ChapterColumn>);
    }
    for (const row of chapters) yield chapterRow(row);
  },
  check(dataset) {
    if (dataset.count('kind', 'kural') !== KURAL_COUNT) throw new Error(`not ${KURAL_COUNT} kurals`);
    if (dataset.count('kind', 'chapter') !== CHAPTER_COUNT) throw new Error(`not ${CHAPTER_COUNT} chapters`);
  },
};

function kuralRow(row: TableRow<KuralColumn>, chapter: TableRow<ChapterColumn>): PackRow {
  const number = Number(row.number);
  const lines = [row.line1, row.line2];
  const latin = [row.latin1, row.latin2];
  const link = (to: number): string | null => (to >= 1 && to <= KURAL_COUNT ? `/v1/thirukkural/${to}` : null);
  return {
    json: {
      number,
      lines,
      transliteration: latin,
      ...division(chapter),
      chapter: {
        number: Number(chapter.number),
        name: chapter.name,
        transliteration: chapter.latin,
        translation: chapter.translation,
        position: ((number - 1) % KURALS_PER_CHAPTER) + 1,
      },
      translations: [
        { language: 'en', kind: 'verse', author: 'G. U. Pope', text: row.verse },
        { language: 'en', kind: 'prose', author: 'W. H. Drew and J. Lazarus', text: row.prose },
      ],
      commentaries: [{ language: 'ta', author: 'M. Karunanidhi', text: row.commentary }],
      links: { self: link(number), previous: link(number - 1), next: link(number + 1) },
    },
    terms: [
      valueTerm('kind', 'kural'),
      valueTerm('kural', row.number),
      valueTerm('section', chapter.section),
      valueTerm('chapter', chapter.number),
      ...wordTerms('words', ...latin, ...latin.map(popularSpelling), row.verse, row.prose, row.commentary),
      ...wordTerms('words', ...lines.flatMap(spokenSpellings), ...spokenSpellings(chapter.name)),
      ...wordTerms('words', chapter.name, chapter.latin, chapter.translation),
      ...wordTerms('words', ...lines.flatMap(wordSuffixes), ...joinedPairs(lines.join(' '))),
      ...subjectTerms(chapter),
    ],
  };
}

/** Title and subjects of the chapter, to rank its couplets before others that mention the word. */
function subjectTerms({ number, name, latin, translation }: TableRow<ChapterColumn>): string[] {
  const subjects = [name, latin, translation, translation.replace(/^the /i, ''), ...(kuralSubjects.get(number) ?? [])];
  return [
    ...subjects.map((subject) => valueTerm('subject', nameKey(subject))),
    ...wordTerms('subjects', ...subjects),
    ...wordTerms('words', ...subjects),
  ];
}

function chapterRow(row: TableRow<ChapterColumn>): PackRow {
  const last = Number(row.number) * KURALS_PER_CHAPTER;
  return {
    json: {
      number: Number(row.number),
      name: row.name,
      transliteration: row.latin,
      translation: row.translation,
      ...division(row),
      first: last - KURALS_PER_CHAPTER + 1,
      last,
    },
    terms: [valueTerm('kind', 'chapter'), valueTerm('chapterRecord', row.number), valueTerm('chapterSection', row.section)],
  };
}

function division(row: TableRow<ChapterColumn>): object {
  return {
    section: {
      number: Number(row.section),
      name: row.sectionName,
      transliteration: row.sectionLatin,
      translation: row.sectionTranslation,
    },
    group: { number: Number(row.group), name: row.groupName, transliteration: row.groupLatin, translation: row.groupTranslation },
  };
}
