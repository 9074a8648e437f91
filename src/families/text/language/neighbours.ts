/** Disambiguates closely related world languages by unique letters and words; without either the result is not reliable. */

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Function words that the related language lacks, or that identify a language the general detector does not know. */
const WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  id: list(
    'bahwa karena bisa uang kantor mobil gratis tersebut namun universitas kualitas aktivitas ponsel unduh berkas nggak gak banget butuh pun maupun kebebasan kewajiban',
  ),
  ms: list(
    'bahawa kerana awak pejabat wang percuma ialah sekiranya iaitu semasa pelbagai universiti kualiti aktiviti beliau manakala muat turun mestilah',
  ),
  sw: list(
    'kwa katika hii hiyo huo kuwa yake wake lakini pia sana watu ili mtu kila haki wote hakuna bila zake ambayo ambao baada kabla mimi wewe yeye sisi nyinyi leo kesho ndiyo hapana habari yoyote kufanya wakati nchi elimu ana',
  ),
  ro: list(
    'este sunt și pentru să că acest această prin fost unei unui drept fără după sau oamenii orice toate fiecare între aceasta fara dupa',
  ),
  af: list('nie het vir hierdie wat ons hulle sy word ook deur moet geregtig elkeen'),
};
/** Groups within which these words decide, by the guess of the general detector. */
const GROUPS: Readonly<Record<string, readonly string[]>> = { ms: ['id', 'ms'], tl: ['id', 'ms'] };
const RIVALS: Readonly<Record<string, string>> = { id: 'ms', ms: 'id' };
const AFRIKAANS = 0.15;
/** Minimum share of these words. */
const ENOUGH = 0.2;

/** Letters unique to a language among its relatives, and letters it does not have. */
const LETTERS: Readonly<Record<string, { readonly own: RegExp; readonly foreign: RegExp }>> = {
  ru: { own: /[ыэё]/i, foreign: /[іїєґўђћљњџјѓќѕ]/i },
  bg: { own: /[бвгдзклмнпрстфхцчшщ]ъ[а-я]/i, foreign: /[ыэёіїєґўђћљњџјѓќѕ]/i },
  uk: { own: /[іїєґ]/i, foreign: /[ыэёўђћљњџјѓќѕ]/i },
  be: { own: /ў/i, foreign: /[иїєґщђћљњџјѓќѕ]/i },
  sr: { own: /[ђћ]/i, foreign: /[ыэёйщъіїєґўѓќѕ]/i },
  ro: { own: /[ășțşţ]/i, foreign: /[ñçßøåąęłžčšőű]/i },
  ks: { own: /[ۄٲٳؠۆ\u0655\u065f]/u, foreign: /(?!)/u },
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const count = (words: readonly string[], language: string): number => words.filter((word) => WORDS[language]?.has(word)).length;

/** Language identified by function words, where the general detector guesses another one or does not know it. */
export function byWords(text: string, guess: string | undefined): string | undefined {
  const words = wordsOf(text);
  const group = GROUPS[guess ?? ''];
  if (group) {
    const [first, second] = group.map((language) => ({ language, score: count(words, language) })).sort((a, b) => b.score - a.score) as [
      Counted,
      Counted,
    ];
    if (first.score > second.score) return first.language;
  }
  return ['sw', 'ro'].find((language) => count(words, language) >= Math.max(2, ENOUGH * words.length));
}

interface Counted {
  readonly language: string;
  readonly score: number;
}

export const hasOwnLetters = (text: string, language: string): boolean => LETTERS[language]?.own.test(text) ?? false;

/** Whether a language is distinguished from its relatives, by letters or words that only it has. */
export function isDistinct(text: string, language: string): boolean {
  const letters = LETTERS[language];
  if (letters?.foreign.test(text)) return false;
  const words = wordsOf(text);
  // Afrikaans is not among the supported languages.
  if (language === 'nl') return count(words, 'af') < AFRIKAANS * words.length;
  const rival = RIVALS[language];
  if (rival !== undefined) return count(words, language) > 0 && count(words, rival) === 0;
  if (letters?.own.test(text)) return true;
  return letters === undefined || (WORDS[language] !== undefined && count(words, language) >= Math.max(3, ENOUGH * words.length));
}
