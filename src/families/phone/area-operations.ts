/** STD codes by town and towns by STD code; helplines by purpose. */
import { z } from 'zod';
import { rewriteToLatin } from '../../../data/script-names.ts';
import { sources } from '../../../data/sources.ts';
import { helplines } from '../../../data/tables/phone_series.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import { operation } from '../../core/operation/operation.ts';
import { paging, query } from '../../core/request/params.ts';
import { words } from '../../core/text/fold.ts';
import { editDistance } from '../../core/text/name-distance.ts';
import { singularWord } from '../../core/text/singular.ts';
import { stateFilter } from '../states/params.ts';
import { prefixes } from './dataset.ts';
import { DialledArea, Helpline } from './records.ts';

const areaSearchConfig: NameSearchConfig = {
  field: 'town',
  transliterations: rewriteToLatin,
  stopWords: new Set('std code codes area of the city dialling isd'.split(' ')),
  tiers: (text, name) => [
    { is: { std: text.replace(/\D/g, '').replace(/^0/, '') }, boost: 8 },
    { is: { townKey: name }, boost: 4 },
  ],
};

export const listAreas = operation({
  id: 'phone_areas',
  path: '/v1/phone/areas',
  title: 'STD codes',
  keywords:
    'std code, std codes, std code of, area code, dialling code, city code, landline code, एसटीडी कोड, एसटीडी, எஸ்டிடி குறியீடு, எஸ்டிடி கோடு, எஸ்டிடி, ' +
    'ఎస్టీడీ కోడ్, ఎస్టీడీ, ಎಸ್‌ಟಿಡಿ ಕೋಡ್, ಎಸ್ಟಿಡಿ, എസ്ടിഡി കോഡ്, എസ്ടിഡി, এসটিডি কোড, এসটিডি, એસટીડી કોડ, એસટીડી, ਐਸਟੀਡੀ ਕੋਡ',
  summary: 'STD codes of towns, and the towns of an STD code',
  details: 'Every word of q must begin a word of the name of a town; digits are the code, with or without the leading 0.',
  input: { q: query('Town or STD code').optional(), state: stateFilter.optional(), ...paging() },
  data: { prefixes },
  output: z.array(DialledArea),
  example: { q: 'jaipur' },
  run: ({ q, state, limit, offset }, { prefixes }) =>
    prefixes.listNames({ is: { kind: 'std', areaState: state } }, areaSearchConfig, q, { limit, offset }),
});

/** Shorter words are too close to others. */
const MIN_TYPO_LENGTH = 6;
/** Stop words of questions about helplines. */
const STOP_WORDS = new Set('helpline number toll free call centre center india'.split(' '));

export const listHelplines = operation({
  id: 'phone_helplines',
  path: '/v1/phone/helplines',
  title: 'Helplines',
  keywords:
    'helpline, helpline number, emergency number, help line, police number, ambulance number, fire number, fire brigade, railway enquiry, women helpline, child helpline, ' +
    'cyber crime helpline, हेल्पलाइन, हेल्पलाइन नंबर, आपातकालीन नंबर, உதவி எண், హెల్ప్‌లైన్, ಸಹಾಯವಾಣಿ, হেল্পলাইন',
  summary: 'Short numbers for emergencies and help all over India, with who runs them',
  details: 'With q those that its words fit best come first; a number finds itself.',
  input: { q: query('Purpose, such as cyber crime, or the number').optional(), ...paging({ limit: 50 }) },
  output: z.array(Helpline),
  cache: 'dataset',
  example: { q: 'cyber crime' },
  run({ q, limit, offset }) {
    const matches = q === undefined ? [...helplines.values()] : helplinesFor(words(q).filter((word) => !STOP_WORDS.has(word)));
    const data = matches
      .slice(offset, offset + limit)
      .map(({ number, meaning, emergency, authority }) => ({ number, meaning, emergency, authority }));
    return { data, meta: { total: matches.length, limit, offset, source: sources.phone } };
  },
});

/** Ranks helplines by prefix matches, weighted by inverse document frequency; ties prefer short descriptions. */
function helplinesFor(queryWords: readonly string[]): HelplineRow[] {
  const all = [...helplines.values()].map((row) => ({
    row,
    keywords: words(`${row.number} ${row.meaning} ${row.also.join(' ')}`),
    score: 0,
  }));
  for (const word of queryWords) {
    const singular = singularWord(word);
    const literal = all.filter(({ keywords }) => keywords.some((other) => other.startsWith(singular)));
    const having = literal.length > 0 || word.length < MIN_TYPO_LENGTH ? literal : all.filter((row) => resembles(row.keywords, singular));
    for (const candidate of having) candidate.score += 1 / having.length;
  }
  return all
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || words(a.row.meaning).length - words(b.row.meaning).length)
    .map(({ row }) => row);
}

function resembles(keywords: readonly string[], word: string): boolean {
  return keywords.some((other) => other.length >= MIN_TYPO_LENGTH && editDistance(other, word, 1) <= 1);
}

type HelplineRow = typeof helplines extends ReadonlyMap<string, infer Row> ? Row : never;
