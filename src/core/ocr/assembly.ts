/** As much of WebAssembly as a small function over vectors needs, spelt as nested calls. Addresses are in locals. */

/** Bytes of instructions. */
export type Code = readonly number[];

/** A number that is written in groups of seven bits, the lowest first. */
function leb(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)];
}

/** Small numbers have a sign in bit 6. */
export const number = (value: number): Code =>
  value >= -64 && value < 64 ? [0x41, value & 0x7f] : [0x41, (value & 0x7f) | 0x80, (value >> 7) & 0x7f];
export const get = (local: number): Code => [0x20, local];
export const set = (local: number, value: Code): Code => [...value, 0x21, local];
export const increase = (local: number, by: Code): Code => set(local, add(get(local), by));

const two =
  (...instruction: number[]) =>
  (one: Code, other: Code): Code => [...one, ...other, ...instruction];

export const add: ReturnType<typeof two> = two(0x6a);
export const subtract: ReturnType<typeof two> = two(0x6b);
export const multiply: ReturnType<typeof two> = two(0x6c);
export const and: ReturnType<typeof two> = two(0x71);
export const shiftLeft: ReturnType<typeof two> = two(0x74);
export const multiplyFloats: ReturnType<typeof two> = two(0x94);
export const toFloat = (value: Code): Code => [...value, 0xb2];

/** Loads and stores promise nothing of where the address lies. */
const ANYWHERE: Code = [0, 0];
export const loadByte = (address: Code): Code => [...address, 0x2c, ...ANYWHERE];
export const loadFloat = (address: Code): Code => [...address, 0x2a, ...ANYWHERE];
export const storeFloat = (address: Code, value: Code): Code => [...address, ...value, 0x38, ...ANYWHERE];

const VECTOR = 0xfd;
export const zeros: Code = [VECTOR, 12, ...new Array<number>(16).fill(0)];
export const loadVector = (address: Code): Code => [...address, VECTOR, 0, ...ANYWHERE];
/** Products of the lower or the higher eight bytes, of 16 bits each. */
export const lowProducts: ReturnType<typeof two> = two(VECTOR, ...leb(0x9c));
export const highProducts: ReturnType<typeof two> = two(VECTOR, ...leb(0x9d));
export const addShorts: ReturnType<typeof two> = two(VECTOR, ...leb(0x8e));
export const addIntegers: ReturnType<typeof two> = two(VECTOR, ...leb(0xae));
/** Neighbours of 16 bits, added to 32. */
export const addPairs = (value: Code): Code => [...value, VECTOR, 0x7e];
const lane = (value: Code, at: number): Code => [...value, VECTOR, 0x1b, at];
export const addLanes = (value: Code): Code => add(add(lane(value, 0), lane(value, 1)), add(lane(value, 2), lane(value, 3)));

/** While one address is below another. */
export function whileBelow(local: number, end: number, body: Code): Code {
  return [0x02, 0x40, 0x03, 0x40, ...get(local), ...get(end), 0x4f, 0x0d, 1, ...body, 0x0c, 0, 0x0b, 0x0b];
}

/** Leaves it to the imported function where the value is 0. */
export function leaveIfZero(value: Code, parameters: number): Code {
  return [...value, 0x45, 0x04, 0x40, ...Array.from({ length: parameters }, (_, at) => get(at)).flat(), 0x10, 0, 0x0f, 0x0b];
}

const section = (id: number, body: Code): Code => [id, ...leb(body.length), ...body];
const INTEGER = 0x7f;
const VECTOR_TYPE = 0x7b;

/**
 * A module of one function that takes integers and answers nothing, exported as `f`; its memory and the function of the same form that it
 * stands in for are imported as `e.m` and `e.f`.
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
