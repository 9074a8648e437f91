/** Disambiguates closely related world languages by unique letters and words; without either the result is not reliable. */

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Function words that the related language lacks, or that identify a language the general detector does not know. */
const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  id: wordSet(
    'bahwa karena bisa uang kantor mobil gratis tersebut namun universitas kualitas aktivitas ponsel unduh berkas nggak gak banget butuh pun maupun kebebasan kewajiban',
  ),
  ms: wordSet(
    'bahawa kerana awak pejabat wang percuma ialah sekiranya iaitu semasa pelbagai universiti kualiti aktiviti beliau manakala muat turun mestilah',
  ),
  sw: wordSet(
    'kwa katika hii hiyo huo kuwa yake wake lakini pia sana watu ili mtu kila haki wote hakuna bila zake ambayo ambao baada kabla mimi wewe yeye sisi nyinyi leo kesho ndiyo hapana habari yoyote kufanya wakati nchi elimu ana',
  ),
  ro: wordSet(
    'este sunt și pentru să că acest această prin fost unei unui drept fără după sau oamenii orice toate fiecare între aceasta fara dupa',
  ),
  af: wordSet('nie het vir hierdie wat ons hulle sy word ook deur moet geregtig elkeen'),
};
/** Groups within which these words decide, by the guess of the general detector. */
const CONFUSABLE_GROUPS: Readonly<Record<string, readonly string[]>> = { ms: ['id', 'ms'], tl: ['id', 'ms'] };
const CONFUSABLE_WITH: Readonly<Record<string, string>> = { id: 'ms', ms: 'id' };
const MAX_AFRIKAANS_SHARE = 0.15;
/** Minimum share of these words. */
const MIN_FUNCTION_WORD_SHARE = 0.2;

/** Letters unique to a language among its relatives, and letters it does not have. */
const DISTINCTIVE_LETTERS: Readonly<Record<string, { readonly distinctive: RegExp; readonly foreign: RegExp }>> = {
  ru: { distinctive: /[ыэё]/i, foreign: /[іїєґўђћљњџјѓќѕ]/i },
  bg: { distinctive: /[бвгдзклмнпрстфхцчшщ]ъ[а-я]/i, foreign: /[ыэёіїєґўђћљњџјѓќѕ]/i },
  uk: { distinctive: /[іїєґ]/i, foreign: /[ыэёўђћљњџјѓќѕ]/i },
  be: { distinctive: /ў/i, foreign: /[иїєґщђћљњџјѓќѕ]/i },
  sr: { distinctive: /[ђћ]/i, foreign: /[ыэёйщъіїєґўѓќѕ]/i },
  ro: { distinctive: /[ășțşţ]/i, foreign: /[ñçßøåąęłžčšőű]/i },
  ks: { distinctive: /[ۄٲٳؠۆ\u0655\u065f]/u, foreign: /(?!)/u },
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const countFunctionWords = (words: readonly string[], language: string): number =>
  words.filter((word) => FUNCTION_WORDS[language]?.has(word)).length;

/** Language identified by function words, where the general detector guesses another one or does not know it. */
export function languageByFunctionWords(text: string, guess: string | undefined): string | undefined {
  const words = wordsOf(text);
  const group = CONFUSABLE_GROUPS[guess ?? ''];
  if (group) {
    const [first, second] = group
      .map((language) => ({ language, score: countFunctionWords(words, language) }))
      .sort((a, b) => b.score - a.score) as [LanguageCount, LanguageCount];
    if (first.score > second.score) return first.language;
  }
  return ['sw', 'ro'].find((language) => countFunctionWords(words, language) >= Math.max(2, MIN_FUNCTION_WORD_SHARE * words.length));
}

interface LanguageCount {
  readonly language: string;
  readonly score: number;
}

export const hasDistinctiveLetters = (text: string, language: string): boolean =>
  DISTINCTIVE_LETTERS[language]?.distinctive.test(text) ?? false;

/** Whether a language is distinguished from its relatives, by letters or words that only it has. */
export function isDistinct(text: string, language: string): boolean {
  const letters = DISTINCTIVE_LETTERS[language];
  if (letters?.foreign.test(text)) return false;
  const words = wordsOf(text);
  // Afrikaans is not among the supported languages.
  if (language === 'nl') return countFunctionWords(words, 'af') < MAX_AFRIKAANS_SHARE * words.length;
  const rival = CONFUSABLE_WITH[language];
  if (rival !== undefined) return countFunctionWords(words, language) > 0 && countFunctionWords(words, rival) === 0;
  if (letters?.distinctive.test(text)) return true;
  return (
    letters === undefined ||
    (FUNCTION_WORDS[language] !== undefined && countFunctionWords(words, language) >= Math.max(3, MIN_FUNCTION_WORD_SHARE * words.length))
  );
}
