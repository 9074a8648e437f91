/** A minimal assembler for WebAssembly SIMD functions, written as nested calls. Addresses are in locals. */

/** Encoded instructions. */
export type Code = readonly number[];
type Two = (one: Code, other: Code) => Code;

/** Unsigned LEB128. */
function leb(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)];
}

/** Signed LEB128. */
function signedLeb(value: number): Code {
  return value >= -64 && value < 64 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signedLeb(value >> 7)];
}

export const number = (value: number): Code => [0x41, ...signedLeb(value)];
export const get = (local: number): Code => [0x20, local];
export const set = (local: number, value: Code): Code => [...value, 0x21, local];
export const increase = (local: number, by: Code): Code => set(local, add(get(local), by));

const two =
  (...instruction: number[]) =>
  (one: Code, other: Code): Code => [...one, ...other, ...instruction];

export const add: Two = two(0x6a);
export const subtract: Two = two(0x6b);
export const multiply: Two = two(0x6c);
export const and: Two = two(0x71);
export const shiftLeft: Two = two(0x74);
/** Unsigned comparison, as for addresses: 1 or 0. */
export const isBelow: Two = two(0x49);
export const multiplyFloats: Two = two(0x94);
export const toFloat = (value: Code): Code => [...value, 0xb2];
/** In pages of 64 KiB. */
export const memorySize: Code = [0x3f, 0];

/** Memory argument of loads and stores, with no alignment hint. */
const at = (offset = 0): Code => [0, ...leb(offset)];
export const loadByte = (address: Code): Code => [...address, 0x2c, ...at()];
export const loadFloat = (address: Code): Code => [...address, 0x2a, ...at()];
export const storeFloat = (address: Code, value: Code): Code => [...address, ...value, 0x38, ...at()];

const VECTOR = 0xfd;
const VECTOR_BYTES = 16;
const twoVectors = (instruction: number): Two => two(VECTOR, ...leb(instruction));
const oneVector =
  (instruction: number) =>
  (value: Code): Code => [...value, VECTOR, ...leb(instruction)];

export const vectorOf = (byte: (at: number) => number): Code => [
  VECTOR,
  12,
  ...Array.from({ length: VECTOR_BYTES }, (_, index) => byte(index)),
];
export const zeros: Code = vectorOf(() => 0);
export const loadVector = (address: Code, offset?: number): Code => [...address, VECTOR, 0, ...at(offset)];
export const storeVector = (address: Code, value: Code, offset?: number): Code => [...address, ...value, VECTOR, 11, ...at(offset)];
const oneLane =
  (instruction: number) =>
  (address: Code, value: Code, index: number, offset?: number): Code => [...address, ...value, VECTOR, instruction, ...at(offset), index];
export const loadByteInto: ReturnType<typeof oneLane> = oneLane(0x54);
export const loadFloatInto: ReturnType<typeof oneLane> = oneLane(0x56);
export const loadTwoFloatsInto: ReturnType<typeof oneLane> = oneLane(0x57);
export const storeByteOf: ReturnType<typeof oneLane> = oneLane(0x58);
/** Also for a float. */
export const storeIntegerOf: ReturnType<typeof oneLane> = oneLane(0x5a);
/** Bitselect: bits of the first where the third has ones, else of the second. */
export const choose = (one: Code, other: Code, where: Code): Code => [...one, ...other, ...where, VECTOR, 0x52];
export const andVectors: Two = twoVectors(0x4e);
export const xorVectors: Two = twoVectors(0x51);

export const bytesOf: (value: Code) => Code = oneVector(0x0f);
export const bytesBelow: Two = twoVectors(0x25);
/** Extended multiplication of the lower or upper eight bytes, to 16 bits each. */
export const lowProducts: Two = twoVectors(0x9c);
export const highProducts: Two = twoVectors(0x9d);

export const shortsOf: (value: Code) => Code = oneVector(0x10);
export const addShorts: Two = twoVectors(0x8e);
export const subtractShorts: Two = twoVectors(0x91);
export const shiftShortsLeft: Two = twoVectors(0x8b);
export const shiftShortsRight: Two = twoVectors(0x8c);
/** Pairwise addition of 16-bit lanes to 32 bits. */
export const addPairs: (value: Code) => Code = oneVector(0x7e);
/** Dot product of 16-bit pairs, to 32 bits. */
export const pairProducts: Two = twoVectors(0xba);

export const integersOf: (value: Code) => Code = oneVector(0x11);
export const addIntegers: Two = twoVectors(0xae);
export const multiplyIntegers: Two = twoVectors(0xb5);
export const shiftIntegersRight: Two = twoVectors(0xac);
export const subtractIntegers: Two = twoVectors(0xb1);
export const shiftIntegersLeft: Two = twoVectors(0xab);
export const smallerIntegers: Two = twoVectors(0xb6);
export const integersAbove: Two = twoVectors(0x3b);
export const toFloats: (value: Code) => Code = oneVector(0xfa);
/** Saturating truncation: out of range becomes the largest number, NaN becomes 0. */
export const toIntegers: (value: Code) => Code = oneVector(0xf8);
export const toShorts: Two = twoVectors(0x85);
export const toBytes: Two = twoVectors(0x65);

export const floatsOf = (value: number): Code => vectorOf((index) => new Uint8Array(Float32Array.of(value).buffer)[index % 4] as number);
export const withoutSigns: (value: Code) => Code = oneVector(0xe0);
export const floatsBelow: Two = twoVectors(0x43);
export const addFloatVectors: Two = twoVectors(0xe4);
export const subtractFloatVectors: Two = twoVectors(0xe5);
export const multiplyFloatVectors: Two = twoVectors(0xe6);

export const lane = (value: Code, index: number): Code => [...value, VECTOR, 0x1b, index];
export const addLanes = (value: Code): Code => add(add(lane(value, 0), lane(value, 1)), add(lane(value, 2), lane(value, 3)));

/** Shuffles 32-bit lanes of two vectors, numbered 0 to 3 and 4 to 7. */
export function lanes(one: Code, other: Code, chosen: readonly number[]): Code {
  return [...one, ...other, VECTOR, 13, ...chosen.flatMap((index) => [0, 1, 2, 3].map((byte) => 4 * index + byte))];
}
/** One step of a transposed horizontal sum of two vectors. */
const addCrosswise = (one: Code, other: Code): Code => addIntegers(lanes(one, other, [0, 4, 1, 5]), lanes(one, other, [2, 6, 3, 7]));
/** Horizontal sums of four vectors (locals) as one vector. `x` and `y` are scratch locals. */
export function sumsOfFour([a, b, c, d]: readonly [number, number, number, number], [x, y]: readonly [number, number]): Code {
  return [
    ...set(x, addCrosswise(get(a), get(b))),
    ...set(y, addCrosswise(get(c), get(d))),
    ...addIntegers(lanes(get(x), get(y), [0, 1, 4, 5]), lanes(get(x), get(y), [2, 3, 6, 7])),
  ];
}

/** Loop while one address is below another. */
export function whileBelow(local: number, end: number, body: Code): Code {
  return [0x02, 0x40, 0x03, 0x40, ...get(local), ...get(end), 0x4f, 0x0d, 1, ...body, 0x0c, 0, 0x0b, 0x0b];
}

/** Runs the body if the value is not 0. */
export const when = (value: Code, body: Code): Code => [...value, 0x04, 0x40, ...body, 0x0b];

/** Calls the imported fallback function. */
export const callOwn = (...values: readonly Code[]): Code => [...values.flat(), 0x10, 0];

/** Returns through the imported function if the value is 0. */
export function leaveIfZero(value: Code, parameters: number): Code {
  return when([...value, 0x45], [...callOwn(...Array.from({ length: parameters }, (_, index) => get(index))), 0x0f]);
}

const section = (id: number, body: Code): Code => [id, ...leb(body.length), ...body];
const INTEGER = 0x7f;
const VECTOR_TYPE = 0x7b;

/**
 * A module with one function that takes integers and returns nothing, exported as `f`. It imports its memory as `e.m` and, as `e.f`, a fallback
 * function of the same signature.
 */
export function moduleOf(
  parameters: number,
  locals: { readonly integers: number; readonly vectors: number },
  body: Code,
): Uint8Array<ArrayBuffer> {
  const named = (letter: string): Code => [1, letter.charCodeAt(0)];
  const [e, f, m] = [named('e'), named('f'), named('m')];
  const code = [2, locals.integers, INTEGER, locals.vectors, VECTOR_TYPE, ...body, 0x0b];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, parameters, ...new Array<number>(parameters).fill(INTEGER), 0]),
    ...section(2, [2, ...e, ...m, 2, 0, 1, ...e, ...f, 0, 0]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...f, 0, 1]),
    ...section(10, [1, ...leb(code.length), ...code]),
  ]);
}
