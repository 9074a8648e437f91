/** Name search configuration for HSN and SAC codes. */
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import type { NameSearchResult } from '../../core/dataset/names/name-search-result.ts';
import type { RawJson } from '../../core/request/json.ts';
import { canonical, nameKey } from '../../core/text/fold.ts';
import { singular, singularText } from '../../core/text/singular.ts';

export const codeSearchConfig: NameSearchConfig = {
  field: 'words',
  isRelaxed: true,
  stopWords: new Set('hsn sac code codes gst rate rates of for the on tax service services what is'.split(' ')),
  tiers: (text) => [
    { is: { everyday: nameKey(singular(text)) }, boost: 40, label: 'everyday' },
    { prefix: { name: nameKey(text) }, wholeWords: { words: singularText(text) }, boost: 24 },
    { wholeWords: { words: singularText(text) }, boost: 12 },
    { wholeWords: { words: text }, boost: 11 },
  ],
};

/** The matching codes; those matched by an everyday word get a `matched` member. */
export function withMatchedWords(codes: Dataset, { rows, tiers, rewrittenQuery }: NameSearchResult, q: string): RawJson[] {
  const name = canonical(rewrittenQuery ?? q);
  return codes.pack
    .rows(rows)
    .map((record, index) => (tiers[index]?.label === 'everyday' ? record.with({ matched: { kind: 'everyday', name } }) : record));
}
