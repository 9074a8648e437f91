/**
 * Visual to logical order of recognised lines: the network reads from left to right, so lines with Arabic letters are reversed here, except runs of
 * Latin letters and of digits.
 */
const RTL = '\\u0600-\\u06ef\\u06fa-\\u06ff\\u0750-\\u077f\\ufb50-\\ufdff\\ufe70-\\ufeff';
const DIGIT = '0-9\\u06f0-\\u06f9';
const LATIN = 'A-Za-z\\u00c0-\\u024f';
const RIGHT_TO_LEFT = new RegExp(`[${RTL}]`);
const LEFT_TO_RIGHT_RUN = new RegExp(`[${LATIN}](?:[^${RTL}]*[${LATIN}${DIGIT}])?|[${DIGIT}]+(?:[.,:/\\-\\u066b\\u066c][${DIGIT}]+)*`, 'g');
const PAIRS = ['()', '[]', '{}', '<>', '«»'];
const MIRRORED = new Map(PAIRS.flatMap((pair) => [[pair[0], pair[1]] as const, [pair[1], pair[0]] as const]));

/** @param characters each of one UTF-16 code unit */
export function visualToLogical<Character extends { readonly text: string }>(characters: readonly Character[]): Character[] {
  const visualText = characters.map(({ text }) => text).join('');
  if (!RIGHT_TO_LEFT.test(visualText)) return [...characters];
  const runs: Character[][] = [];
  const reverse = (from: number, to: number): Character[] =>
    characters
      .slice(from, to)
      .reverse()
      .map((character) => ({ ...character, text: MIRRORED.get(character.text) ?? character.text }));
  let end = 0;
  for (const { index, 0: run } of visualText.matchAll(LEFT_TO_RIGHT_RUN)) {
    runs.push(reverse(end, index), characters.slice(index, index + run.length));
    end = index + run.length;
  }
  runs.push(reverse(end, characters.length));
  return runs.reverse().flat();
}
