/** Transliterates between any two scripts or schemes by way of the pivot. */
import { fromPivot, toPivot } from '../../core/indic/pivot.ts';
import { fromLatin, SCHEME_NAMES, type SchemeName, toLatin } from '../../core/indic/romanisation-schemes.ts';
import { SCRIPT_NAMES, type Script, type ScriptName, scripts } from '../../core/indic/scripts.ts';
import { asciiDigits } from '../../core/text/fold.ts';
import { languageName } from '../../core/util/display-names.ts';
import { LazyMap } from '../../core/util/lazy.ts';
import { type ArabicScriptLanguage, isArabicScriptLanguage } from './urdu/languages.ts';

export type WritingSystem = ScriptName | SchemeName;
export const WRITING_SYSTEMS: readonly WritingSystem[] = [...SCRIPT_NAMES, ...SCHEME_NAMES];

const LANGUAGE_CODE = /^[a-z]{2,3}$/;

const byName = new LazyMap<string, WritingSystem>(() => [
  ...WRITING_SYSTEMS.map((name) => [name, name] as const),
  ...[...scripts.values()].flatMap(({ name, aliases }) =>
    aliases.flatMap((alias) => [
      [alias, name] as const,
      ...(LANGUAGE_CODE.test(alias) ? [[languageName(alias).toLowerCase(), name] as const] : []),
    ]),
  ),
  ['iso', 'iso15919'],
  ['latin', 'iso15919'],
  ['latn', 'iso15919'],
]);

/** Resolves a script or scheme by name, language (code or English name) or ISO 15924 code. */
export function findWritingSystem(name: string): WritingSystem | undefined {
  return byName.get(name.trim().toLowerCase());
}

export function isScheme(writing: string): writing is SchemeName {
  return (SCHEME_NAMES as readonly string[]).includes(writing);
}

export function pivotOf(text: string, from: WritingSystem): string {
  return isScheme(from) ? fromLatin(text, from) : toPivot(text, scriptOf(from));
}

export function convert(text: string, from: WritingSystem, to: WritingSystem): string {
  const pivot = pivotOf(text, from);
  return isScheme(to) ? toLatin(pivot, to) : fromPivot(pivot, scriptOf(to), isScheme(from) && TAMIL_LETTERS.test(pivot));
}

/** Letters that only exact romanisations of Tamil yield. */
const TAMIL_LETTERS = /[ऩऱऴ]/;

/** Whether the conversion round-trips. */
export function isReversible(text: string, converted: string, from: WritingSystem, to: WritingSystem): boolean {
  return convert(converted, to, from) === text.normalize('NFC');
}

function scriptOf(name: ScriptName): Script {
  return scripts.get(name) as Script;
}

/** Offset of the digit zero in an Indic block. */
const ZERO_OFFSET = 0x66;
const ARABIC_ZERO = 0x6f0;

/** Digits of the script; Latin schemes use ASCII. */
export function nativeDigits(text: string, writing: WritingSystem | ArabicScriptLanguage): string {
  if (isScheme(writing)) return text;
  const zero = isArabicScriptLanguage(writing) ? ARABIC_ZERO : scriptOf(writing).base + ZERO_OFFSET;
  return asciiDigits(text).replace(/[0-9]/g, (digit) => String.fromCharCode(zero + Number(digit)));
}
