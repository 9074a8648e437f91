/** Pack of HSN and SAC codes of all four levels, by code. */
import { bundled } from '../../../data/bundled.ts';
import { type HsnRow, kindOf, levelOf, parentsOf } from '../../../data/formats/hsn-code.ts';
import { sources } from '../../../data/sources.ts';
import { everydayWords } from '../../../data/tables/everyday_goods.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { nameTerms, type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { readWorkbook } from '../../core/dataset/refresh/workbook.ts';
import { nameKey } from '../../core/text/fold.ts';
import { singular, singularText } from '../../core/text/singular.ts';
import { readTable } from '../../core/util/table.ts';
import { readDirectory } from './official.ts';

const CODES = bundled('hsn');

export const codes: DatasetDefinition = {
  name: 'hsn',
  source: sources.hsn,
  module: import.meta.url,
  inputs: [CODES],
  kinds: { goods: 'kind=hsn', services: 'kind=sac' },
  phoneticFields: ['words'],
  *rows() {
    for (const row of readCodes()) yield codeRow(row);
  },
  check(dataset) {
    if (dataset.pack.size < 15_000) throw new Error('fewer than 15,000 codes');
    for (const code of ['01', '8517', '998314']) if (!dataset.get('code', code)) throw new Error(`no code ${code}`);
  },
  refresh: {
    url: 'https://tutorial.gst.gov.in/downloads/HSN_SAC.xlsx',
    everyHours: 7 * 24,
    maxBytes: 20_000_000,
    async rows(file, now) {
      const rows = readDirectory(await readWorkbook(file), [...readCodes()]);
      return { version: now.toISOString().slice(0, 10), rows: rows.map(codeRow) };
    },
  },
};

function readCodes(): Iterable<HsnRow> {
  return readTable<keyof HsnRow>(CODES);
}

/** Importance of a chapter, and how much less each level below has. */
const IMPORTANCE = { chapter: 9, step: 3 } as const;

function codeRow({ code, description, validTo, successors }: HsnRow): PackRow {
  const kind = kindOf(code);
  const parent = parentsOf(code).at(-1);
  const everyday = everydayWords.get(code) ?? [];
  return {
    json: {
      code,
      kind,
      level: levelOf(code) ?? 'tariff_item',
      description,
      ...(validTo && { validTo, successors: splitCodes(successors) }),
    },
    terms: [
      valueTerm('code', code),
      valueTerm('kind', kind),
      ...(parent ? [valueTerm('parent', parent)] : []),
      valueTerm('name', nameKey(description)),
      ...everyday.map((word) => valueTerm('everyday', nameKey(singular(word)))),
      ...wordTerms('words', description, singularText(description)),
      ...nameTerms('words', ...everyday),
    ],
    // Broader codes rank first in a search.
    rank: code.length / 2 - 1,
    importance: validTo === '' ? IMPORTANCE.chapter - (code.length / 2 - 1) * IMPORTANCE.step : 0,
  };
}

function splitCodes(codes: string): string[] {
  return codes === '' ? [] : codes.split(' ');
}
