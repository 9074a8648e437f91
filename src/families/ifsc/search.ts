/** Name search configuration for banks and branches. */

import { stateName } from '../../../data/places.ts';
import { rewriteToLatin } from '../../../data/script-names.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import { searchNames } from '../../core/dataset/names/names.ts';
import { acronymVariants } from '../../core/dataset/names/query-rewrites.ts';
import { type Pack, valueTerm } from '../../core/dataset/pack/pack.ts';
import type { FacetFields } from '../../core/dataset/query/facets.ts';
import { canonical, nameKey, titleCase, words } from '../../core/text/fold.ts';
import { nameSimilarity } from '../../core/text/name-similarity.ts';

/** Boost high enough that an exact name outranks any larger network. */
const EXACT_NAME_BOOST = 20;

/** "Bank" in Indian scripts. The index has Latin names only, so these would match phonetically at best. */
export const BANK_WORDS: ReadonlySet<string> = new Set('बैंक बँक बैङ्क ব্যাংক ব্যাঙ্ক வங்கி பேங்க் బ్యాంకు బ్యాంక్ ಬ್ಯಾಂಕ್ ബാങ്ക് બેંક બેન્ક ਬੈਂਕ ବ୍ୟାଙ୍କ'.split(' '));
const BANK_SUFFIX = new RegExp(`(?:bank|${[...BANK_WORDS].join('|')})$`);
const COMPANY_SUFFIX = /(?:ltd|limited)$/;

export const bankSearchConfig: NameSearchConfig = {
  field: 'bankName',
  isRelaxed: 'names',
  stopWords: new Set(['ltd', 'limited', 'ifsc', 'code', 'of', 'the', 'co', ...BANK_WORDS]),
  tiers: (_, name) => [{ is: { bankKey: name }, boost: EXACT_NAME_BOOST }],
};

export const branchSearchConfig: NameSearchConfig = {
  field: 'place',
  transliterations: rewriteToLatin,
  isRelaxed: true,
  stopWords: new Set('branch ifsc code of the bank in at near'.split(' ')),
  tiers: (text) => [
    { wholeWords: { branchWords: text }, boost: 4, isName: true },
    { is: { city: canonical(text) }, boost: 3.5 },
    { words: { branchWords: text }, boost: 3 },
    { wholeWords: { place: text }, boost: 1 },
  ],
};

export function branchFacets(branches: Dataset): FacetFields {
  const bankName = (code: string): string => (branches.get('bankRecord', code)?.parse() as { name: string } | undefined)?.name ?? code;
  return {
    bank: { field: 'bank', labelOf: bankName },
    state: { field: 'state', labelOf: (code) => stateName(code) ?? code },
    city: { field: 'cityName', labelOf: titleCase },
  };
}

interface BankQuery {
  readonly bank: string | undefined;
  readonly place: string | undefined;
}

/** Maximum number of words of a bank name: "state bank of bikaner and jaipur". */
const MAX_BANK_NAME_WORDS = 6;

/** A zero-width joiner within a word is no space: ఎస్‌బీఐ. */
function bankWords(text: string): string[] {
  return [...words(text.replace(/[\u200c\u200d]/g, ''))];
}

/** Words before the name of a bank that are not part of it. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(['ifsc', 'code', 'branch']);

/** Splits a query into a bank, from its first or last words, and the rest: "sbi koramangala", "koramangala hdfc bank". */
export function extractBank(branches: Dataset, q: string): BankQuery {
  const tokens = bankWords(q);
  while (QUESTION_WORDS.has(tokens[0] as string)) tokens.shift();
  for (let length = Math.min(MAX_BANK_NAME_WORDS, tokens.length); length > 0; length--) {
    for (const [name, rest] of [
      [tokens.slice(0, length), tokens.slice(length)],
      [tokens.slice(-length), tokens.slice(0, -length)],
    ] as const) {
      const bank = findBankByName(branches, name);
      if (bank === undefined) continue;
      // "sbi main branch patna" is Patna Main, though other branches have "branch" in their addresses.
      const place = rest.filter((word) => word !== 'branch');
      // A single word that is both a bank and a place is read as the bank.
      return { bank, place: place.length > 0 ? place.join(' ') : undefined };
    }
  }
  return { bank: undefined, place: q };
}

interface BankNameAndCode {
  readonly code: string;
  readonly name: string;
}

export interface ResolvedBank {
  readonly code: string;
  /** Set if the requested bank has merged: its name, and that of its successor. */
  readonly merger?: { readonly from: string; readonly into: string };
}

/** Resolves a bank by code or name. A merged bank resolves to its successor, which has the former name as an alias. */
export function resolveBank(branches: Dataset, name: string): ResolvedBank | undefined {
  const code = name.trim().toUpperCase();
  if (branches.count('bank', code) > MAX_REMAINING_BRANCHES) return { code };
  const current = bankRecord(branches, code);
  const bank = findBankByName(branches, bankWords(current?.name ?? name));
  if (bank === undefined) return current ? { code } : mergedBank(branches, code);
  const from = current ?? bankOfOwnName(branches, name);
  const into = bankRecord(branches, bank);
  if (!from || !into || from.name === into.name) return { code: current?.code ?? bank };
  return { code: bank, merger: { from: from.name, into: into.name } };
}

/** Resolves a merged bank that has only withdrawn codes: STBP, State Bank of Patiala. */
function mergedBank(branches: Dataset, code: string): ResolvedBank | undefined {
  const [first] = code === '' ? [] : branches.firstMatches({ prefix: { withdrawn: `${code}0` } }, 1);
  const { bank: from, reason } = (first?.parse() ?? {}) as { readonly bank?: string; readonly reason?: string };
  const into = /^merged into (.+)$/.exec(reason ?? '')?.[1];
  const bank = into && findBankByName(branches, words(into));
  return from && into && bank ? { code: bank, merger: { from, into } } : undefined;
}

/** A merged bank keeps at most this many current codes. */
const MAX_REMAINING_BRANCHES = 1;

function bankRecord(branches: Dataset, code: string): BankNameAndCode | undefined {
  return branches.get('bankRecord', code)?.parse() as BankNameAndCode | undefined;
}

/** A merged bank whose present name, rather than an alias, equals the text. */
function bankOfOwnName(branches: Dataset, bankName: string): BankNameAndCode | undefined {
  const key = nameKey(bankName).replace(BANK_SUFFIX, '');
  const rows = branches.pack.termPostings(valueTerm('bankKey', nameKey(bankName)));
  return Array.from(rows, (row) => branches.pack.row(row).parse() as BankNameAndCode).find(
    ({ code, name }) => nameKey(name).replace(BANK_SUFFIX, '') === key && branches.count('bank', code) <= MAX_REMAINING_BRANCHES,
  );
}

/** The largest bank of that name. "hdfc bank" also matches as "hdfc". */
function findBankByName({ pack }: Dataset, name: readonly string[]): string | undefined {
  for (const joined of [name, ...acronymVariants(name)].map((words) => words.join('').replace(COMPANY_SUFFIX, ''))) {
    for (const key of [joined, joined.replace(BANK_SUFFIX, '')]) {
      const row = key === '' ? undefined : pack.termPostings(valueTerm('bankKey', nameKey(key)))[0];
      if (row !== undefined) return bankCodeOf(pack, row);
    }
  }
  return name.some((word) => BANK_WORDS.has(word)) ? findBankPhonetically(pack, name) : undefined;
}

/** Candidates of a phonetic lookup that are compared by similarity. */
const MAX_HOMOPHONES = 5;

/** Phonetic lookup of a bank name written in an Indian script. */
function findBankPhonetically(pack: Pack, name: readonly string[]): string | undefined {
  const { rows } = searchNames(pack, { is: { kind: 'bank' } }, bankSearchConfig, name.join(' '), { limit: MAX_HOMOPHONES, offset: 0 });
  const banks = Array.from(rows, (row) => pack.row(row).parse() as BankNameAndCode);
  // The most similar name wins, then the larger bank: बैंक ऑफ इंडिया is not the State Bank of India, which also has these words.
  const similarity = (bank: BankNameAndCode): number => nameSimilarity(name, [bank.name]);
  return banks.reduce((best, bank) => (similarity(bank) > similarity(best) ? bank : best), banks[0] as BankNameAndCode)?.code;
}

function bankCodeOf(pack: Pack, row: number): string {
  return (pack.row(row).parse() as { code: string }).code;
}
