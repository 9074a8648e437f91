/**
 * Converts visual to logical order for files without a usable ToUnicode map: pre-base vowel signs come before their consonant.
 * No word begins with such a sign and many end with one, so the order can be detected from the text itself.
 */
interface ScriptSigns {
  /** Pre-base vowel signs, displayed before the consonant that they follow in logical order. */
  readonly before: string;
  /** Range of the consonants, as in a character class. */
  readonly consonants: string;
  /** The sign that joins consonants, and the dot below some. */
  readonly virama: string;
  readonly nukta: string;
}

const SCRIPT_SIGNS: readonly ScriptSigns[] = [
  { before: '\u093f', consonants: '\u0915-\u0939\u0958-\u095f', virama: '\u094d', nukta: '\u093c' },
  { before: '\u09bf\u09c7\u09c8', consonants: '\u0995-\u09b9\u09dc-\u09df\u09f0\u09f1', virama: '\u09cd', nukta: '\u09bc' },
  { before: '\u0a3f', consonants: '\u0a15-\u0a39\u0a59-\u0a5e', virama: '\u0a4d', nukta: '\u0a3c' },
  { before: '\u0abf', consonants: '\u0a95-\u0ab9', virama: '\u0acd', nukta: '\u0abc' },
  { before: '\u0b47\u0b48', consonants: '\u0b15-\u0b39\u0b5c-\u0b5f', virama: '\u0b4d', nukta: '\u0b3c' },
  { before: '\u0bc6-\u0bc8', consonants: '\u0b95-\u0bb9', virama: '\u0bcd', nukta: '\u0bcd' },
  { before: '\u0d46-\u0d48', consonants: '\u0d15-\u0d3a', virama: '\u0d4d', nukta: '\u0d4d' },
];

/** Patterns of one script: any sign, a sign before the first and after the last consonant of a word, and a sign with its cluster in visual order. */
interface ReorderRule {
  readonly hasSign: RegExp;
  readonly wordInitial: RegExp;
  readonly wordFinal: RegExp;
  readonly visualCluster: RegExp;
}

const REORDER_RULES: readonly ReorderRule[] = SCRIPT_SIGNS.map(({ before, consonants, virama, nukta }) => {
  const letter = `[${consonants}]${nukta === virama ? '' : `${nukta}?`}`;
  return {
    hasSign: new RegExp(`[${before}]`),
    wordInitial: new RegExp(`(?<![\\p{L}\\p{M}])[${before}](?=[${consonants}])`, 'gu'),
    wordFinal: new RegExp(`[${consonants}][${before}](?![\\p{L}\\p{M}])`, 'gu'),
    // In Tamil a virama ends a syllable: only one consonant belongs to the sign.
    visualCluster: new RegExp(nukta === virama ? `([${before}])(${letter})` : `([${before}])(${letter}(?:${virama}${letter})*)`, 'gu'),
  };
});

/** Maximum fraction of counter-evidence: misprints and lists of letters. */
const MAX_EXCEPTIONS = 0.1;

export function reorderVowelSigns(text: string): string {
  let reordered = text;
  for (const { hasSign, wordInitial, wordFinal, visualCluster } of REORDER_RULES) {
    if (!hasSign.test(text)) continue;
    const visualCount = text.match(wordInitial)?.length ?? 0;
    const logicalCount = text.match(wordFinal)?.length ?? 0;
    if (visualCount > 0 && logicalCount <= MAX_EXCEPTIONS * visualCount) reordered = reordered.replace(visualCluster, '$2$1');
  }
  return reordered;
}
