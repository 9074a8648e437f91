import { bundled } from '../../../data/bundled.ts';
import { bankAliases } from '../../../data/tables/bank_aliases.ts';
import { dateWords } from '../../../data/tables/date_words.ts';
import { alwaysRelevant, type Recogniser } from '../../core/request/recognition.ts';
import { canonical } from '../../core/text/fold.ts';
import { lazyWarm } from '../../core/util/lazy-warm.ts';
import { readTable } from '../../core/util/table.ts';
import { BANK_WORDS } from './search.ts';

const IFSC = /^[A-Z]{4}[0O][A-Z0-9]{6}$/;
const BANK = /^[A-Z]{4}$/;
const MICR = /(?<!\d)\d{3}\s?\d{3}\s?\d{3}(?!\d)/;
/** Maximum words of a question that names a bank and a place. */
const MAX_WORDS = 8;
/** Question words, which belong to neither the bank nor the place. */
const QUESTION_WORDS = new Set(
  (
    'ifsc micr neft rtgs swift code codes branch branches address contact phone number of for in at near the ka ki ke kya hai batao what is list bank ' +
    'का की के क्या है कोड आईएफएससी शाखा ஐஎஃப்எஸ்சி ஐஎப்எஸ்சி கிளை ఐఎఫ్‌ఎస్‌సి కోడ్ ಐಎಫ್ಎಸ್ಸಿ ಕೋಡ್ কোড আইএফএসসি કોડ આઈએફએસસી'
  ).split(' '),
);
/** Words that indicate another product of a bank: a fund, its share, its holidays. */
const OTHER_PRODUCTS = new Set(
  (
    'fund nav cap growth direct plan elss sip mutual share stock price symbol ticker isin nse bse holiday holidays open closed khula band logo working ' +
    'sector छुट्टी छुट्टियां छुट्टियाँ अवकाश सुट्टी खुला खुली खुले खुलेगा बंद सुरू விடுமுறை திறந்திருக்குமா సెలవు సెలవులు తెరిచి ఓపెన్ ರಜೆ ರಜಾ ತೆರೆದಿದೆ ಓಪನ್ അവധി ছুটি খোলা રજા ખુલ્લી ਛੁੱਟੀ ਖੁੱਲ੍ਹਾ'
  ).split(' '),
);

const BANK_SUFFIX = ' bank';

/** Folded names and aliases of banks. Names of several words are included without a trailing "Bank" too. */
const bankNames = lazyWarm(() => {
  const published = Array.from(readTable<'name'>(bundled('banks')), ({ name }) => canonical(name));
  const shortened = published.filter((name) => name.endsWith(BANK_SUFFIX)).map((name) => name.slice(0, -BANK_SUFFIX.length));
  return new Set([...published, ...shortened.filter((name) => name.includes(' ')), ...[...bankAliases.values()].flat().map(canonical)]);
});
const MAX_NAME_WORDS = 6;
/** Confidence by length of the bank name. A name of several words outranks a state named in it: Bank of Maharashtra. */
const MULTI_WORD_CONFIDENCE = 0.96;
const SINGLE_WORD_CONFIDENCE = 0.9;

export const recogniseBranch: Recogniser = ({ text, compact, words }) => {
  if (IFSC.test(compact)) {
    return [
      { operation: 'ifsc_get', input: { code: compact }, confidence: 0.98, why: 'It has the format of an IFSC', relevance: alwaysRelevant },
    ];
  }
  if (BANK.test(compact) && !/\s/.test(text)) {
    return [
      { operation: 'banks_get', input: { code: compact }, confidence: 0.8, why: 'It is the code of a bank', relevance: alwaysRelevant },
    ];
  }
  const micr = MICR.exec(text)?.[0].replace(/\s/g, '');
  if (micr !== undefined && (words.includes('micr') || words.every((word) => /^\d+$/.test(word)))) {
    return [
      {
        operation: 'ifsc_search',
        input: { micr },
        confidence: words.includes('micr') ? 0.95 : 0.7,
        why: 'It has the nine digits of a MICR code',
        relevance: (data) => Math.min(1, (data as readonly unknown[]).length),
      },
    ];
  }
  return /[.@]/.test(text) ? [] : recogniseBankAndPlace(words);
};

/** The longest bank name at the beginning or end of the words. */
function bankAtEnd(words: readonly string[]): string | undefined {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - 1); length > 0; length--) {
    const name = [words.slice(0, length), words.slice(-length)].map((part) => part.join(' ')).find((part) => bankNames().has(part));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Strips question words at both ends: "ifsc code of bank of baroda bopal" becomes "bank of baroda bopal". */
function trimQuestionWords(words: readonly string[]): readonly string[] {
  const isSubject = (word: string): boolean => word === 'bank' || !QUESTION_WORDS.has(word);
  return words.slice(words.findIndex(isSubject), words.findLastIndex(isSubject) + 1);
}

/** A bank and a place, in either order: "sbi velachery", "dadar bank of india". */
const recogniseBankAndPlace = (words: readonly string[]): ReturnType<Recogniser> => {
  if (
    words.length < 2 ||
    words.length > MAX_WORDS ||
    words.some((word) => OTHER_PRODUCTS.has(word) || dateWords.get(canonical(word))?.kind === 'day')
  )
    return [];
  const subject = trimQuestionWords(words);
  // A name in an Indian script is left to the phonetic search.
  const bank = bankAtEnd(subject) ?? subject.find((word) => BANK_WORDS.has(word));
  if (bank === undefined) return [];
  const inName = new Set(bank.split(' '));
  const named = subject.filter((word) => inName.has(word) || word === 'bank' || !QUESTION_WORDS.has(word));
  if (named.every((word) => inName.has(word) || word === 'bank')) return [];
  return [
    {
      operation: 'ifsc_search',
      input: { q: named.join(' ') },
      confidence: bank.includes(' ') ? MULTI_WORD_CONFIDENCE : SINGLE_WORD_CONFIDENCE,
      why: `${bank} is a bank, and the other words are a place`,
      relevance: (data) => Math.min(1, (data as readonly unknown[]).length),
    },
  ];
};
