/** Memoised regular expressions for the letters of scripts (ISO 15924 codes). */
const scriptPatterns = new Map<string, RegExp>();

export function scriptLetters(scripts: 'all' | readonly string[]): RegExp {
  const key = String(scripts);
  let letters = scriptPatterns.get(key);
  if (!letters) {
    letters = scripts === 'all' ? /\p{L}/u : new RegExp(`[${scripts.map((code) => `\\p{Script=${code}}`).join('')}]`, 'u');
    scriptPatterns.set(key, letters);
  }
  return letters;
}
