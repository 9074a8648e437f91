/** Unit of random texts for fast-check. */
import fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST_CODE_POINT = 0x10_ffff;

/** Any code point but surrogates, as fast-check's unit `binary`, which takes a second to build a table of all of them. */
export const anyCodePoint: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: LAST_CODE_POINT - SURROGATES })
  .map((index) => String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES), indexOf);

/** The inverse, by which fast-check finds out that it may insert words such as `__proto__`. */
function indexOf(text: unknown): number {
  const codePoint = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (codePoint === undefined || String.fromCodePoint(codePoint) !== text) throw new Error('not one code point');
  return codePoint < FIRST_SURROGATE ? codePoint : codePoint - SURROGATES;
}
