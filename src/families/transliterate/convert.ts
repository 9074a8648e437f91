/** From any script or scheme to any other, by way of the pivot. */

import { fromLatin, SCHEME_NAMES, type SchemeName, toLatin } from '../../core/indic/latin.ts';
import { fromPivot, toPivot } from '../../core/indic/pivot.ts';
import { SCRIPT_NAMES, type Script, type ScriptName, scripts } from '../../core/indic/scripts.ts';

export type Writing = ScriptName | SchemeName;
export const WRITINGS: readonly Writing[] = [...SCRIPT_NAMES, ...SCHEME_NAMES];

const byName = new Map<string, Writing>([
  ...WRITINGS.map((name) => [name, name] as const),
  ...[...scripts.values()].flatMap(({ name, aliases }) => aliases.map((alias) => [alias, name] as const)),
  ['iso', 'iso15919'],
  ['latin', 'iso15919'],
  ['latn', 'iso15919'],
]);

/** The script or scheme that a name, a language code or an ISO 15924 code means. */
export function findWriting(name: string): Writing | undefined {
  return byName.get(name.trim().toLowerCase());
}

export function isScheme(writing: Writing): writing is SchemeName {
  return (SCHEME_NAMES as readonly string[]).includes(writing);
}

export function pivotOf(text: string, from: Writing): string {
  return isScheme(from) ? fromLatin(text, from) : toPivot(text, scriptOf(from));
}

export function convert(text: string, from: Writing, to: Writing): string {
  const pivot = pivotOf(text, from);
  return isScheme(to) ? toLatin(pivot, to) : fromPivot(pivot, scriptOf(to), isScheme(from) && TAMIL_LETTERS.test(pivot));
}

/** Letters that only careful spellings of Tamil have. */
const TAMIL_LETTERS = /[ऩऱऴ]/;

/** Whether the text can be had back from what it became. */
export function isReversible(text: string, converted: string, from: Writing, to: Writing): boolean {
  return convert(converted, to, from) === text.normalize('NFC');
}

function scriptOf(name: ScriptName): Script {
  return scripts.get(name) as Script;
}

const NATIVE_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/gu;

/** Digits of any Indic script as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(NATIVE_DIGIT, (digit) => String((digit.charCodeAt(0) - 0x66) % 0x80));
}

export function nativeDigits(text: string, writing: Writing): string {
  if (isScheme(writing)) return text;
  const zero = scriptOf(writing).base + 0x66;
  return latinDigits(text).replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
