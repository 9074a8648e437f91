/**
 * The Thirukkural: tables of couplets and chapters, corrected and transliterated again. Only texts that may be redistributed are taken: Pope, Drew and
 * Lazarus, and Karunanidhi. The other translation and the other two commentaries of the package are under copyright.
 */
import { runInNewContext } from 'node:vm';
import { toPivot } from '../../src/core/indic/pivot.ts';
import { toLatin } from '../../src/core/indic/romanisation-schemes.ts';
import { type Script, scripts } from '../../src/core/indic/scripts.ts';
import { groupNames, kuralCorrections } from '../patches/thirukkural.ts';
import type { Recipe } from '../recipe.ts';

interface PublishedKural {
  readonly Number: number;
  readonly Line1: string;
  readonly Line2: string;
  readonly couplet: string;
  readonly explanation: string;
  readonly mk: string;
}

interface Named {
  readonly name: string;
  readonly translation: string;
  readonly number: number;
}
type PublishedChapter = Named & { readonly start: number; readonly end: number };
type PublishedGroup = Named & { readonly chapters: { readonly detail: readonly PublishedChapter[] } };
type PublishedSection = Named & { readonly chapterGroup: { readonly detail: readonly PublishedGroup[] } };

const KURAL_COLUMNS = ['number', 'line1', 'line2', 'latin1', 'latin2', 'verse', 'prose', 'commentary'] as const;
const CHAPTER_COLUMNS = [
  'number',
  'name',
  'latin',
  'translation',
  'group',
  'groupName',
  'groupLatin',
  'groupTranslation',
  'section',
  'sectionName',
  'sectionLatin',
  'sectionTranslation',
] as const;
export type KuralColumn = (typeof KURAL_COLUMNS)[number];
export type ChapterColumn = (typeof CHAPTER_COLUMNS)[number];

const PACKAGE = 'thirukkural-js';

export const recipe: Recipe = {
  name: 'thirukkural',
  packages: [
    {
      name: PACKAGE,
      version: '1.0.1',
      integrity: 'sha512-G1TPGOTn1ixhlls0RQZpOvCbA4fP0CFRDMVKh387CZWqqwa4ePvKZ0E8D9H7v5uT40lvEk2QdjKPCeznBJ0wuQ==',
    },
  ],
  run(files) {
    const file = (path: string): Buffer => {
      const content = files.get(PACKAGE)?.get(path);
      if (content === undefined) throw new Error(`${PACKAGE} has no file ${path}`);
      return content;
    };
    const { kural } = evaluate(file('data/thirukkural.js')) as { kural: readonly PublishedKural[] };
    const [{ section }] = evaluate(file('data/detail.js')) as [{ section: { detail: readonly PublishedSection[] } }];
    return [
      { name: 'kurals', columns: KURAL_COLUMNS, rows: kuralRows(kural) },
      { name: 'kural_chapters', columns: CHAPTER_COLUMNS, rows: chapterRows(section.detail) },
    ];
  },
};

/** The package ships its data as modules; the pinned and hashed file is evaluated in an empty VM context. */
function evaluate(file: Buffer): unknown {
  const module = { exports: undefined };
  runInNewContext(file.toString(), { module }, { timeout: 5_000 });
  return module.exports;
}

export function kuralRows(published: readonly PublishedKural[]): Record<KuralColumn, string | number>[] {
  const corrected = new Map(kuralCorrections.map(([number, ...lines]) => [number, lines]));
  return published.map(({ Number: number, Line1, Line2, couplet, explanation, mk }) => {
    const [line1, line2] = (corrected.get(number) ?? [Line1, Line2]).map(clean) as [string, string];
    return {
      number,
      line1,
      line2,
      latin1: latin(line1),
      latin2: latin(line2),
      verse: joinLines(clean(couplet)),
      prose: clean(explanation),
      commentary: clean(mk),
    };
  });
}

function chapterRows(sections: readonly PublishedSection[]): Record<ChapterColumn, string | number>[] {
  return sections.flatMap((section) =>
    section.chapterGroup.detail.flatMap((group) =>
      group.chapters.detail.map((chapter) => {
        const groupName = groupNames[clean(group.name)] ?? clean(group.name);
        return {
          number: chapter.number,
          name: clean(chapter.name),
          latin: latin(chapter.name),
          translation: clean(chapter.translation),
          group: group.number,
          groupName,
          groupLatin: latin(groupName),
          groupTranslation: clean(group.translation),
          section: section.number,
          sectionName: clean(section.name),
          sectionLatin: latin(section.name),
          sectionTranslation: clean(section.translation),
        };
      }),
    ),
  );
}

const TAMIL = scripts.get('tamil') as Script;

function latin(text: string): string {
  return toLatin(toPivot(clean(text), TAMIL), 'iso15919');
}

function clean(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The two lines of a verse were joined without a space: "maintains;The". */
function joinLines(verse: string): string {
  return verse.replace(/([;,.:!?])(?=['"]?[A-Z])/g, '$1 ');
}
