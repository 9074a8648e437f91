/** A minimal assembler for WebAssembly SIMD functions, written as nested calls. Addresses are in locals. */

/** Encoded instructions. */
export type WasmCode = readonly number[];
type BinaryOp = (a: WasmCode, b: WasmCode) => WasmCode;

/** Unsigned LEB128. */
function unsignedLeb128(value: number): WasmCode {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsignedLeb128(value >>> 7)];
}

/** Signed LEB128. */
function signedLeb128(value: number): WasmCode {
  return value >= -64 && value < 64 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signedLeb128(value >> 7)];
}

export const i32Const = (value: number): WasmCode => [0x41, ...signedLeb128(value)];
export const localGet = (local: number): WasmCode => [0x20, local];
export const localSet = (local: number, value: WasmCode): WasmCode => [...value, 0x21, local];
export const localIncrement = (local: number, amount: WasmCode): WasmCode => localSet(local, i32Add(localGet(local), amount));

const binaryOp =
  (...instruction: number[]) =>
  (a: WasmCode, b: WasmCode): WasmCode => [...a, ...b, ...instruction];

export const i32Add: BinaryOp = binaryOp(0x6a);
export const i32Sub: BinaryOp = binaryOp(0x6b);
export const i32Mul: BinaryOp = binaryOp(0x6c);
export const i32And: BinaryOp = binaryOp(0x71);
export const i32Shl: BinaryOp = binaryOp(0x74);
/** Unsigned comparison, as for addresses: 1 or 0. */
export const i32LtU: BinaryOp = binaryOp(0x49);
export const f32Mul: BinaryOp = binaryOp(0x94);
export const f32ConvertI32S = (value: WasmCode): WasmCode => [...value, 0xb2];
/** Size of the memory in pages of 64 KiB. */
export const memorySize: WasmCode = [0x3f, 0];

/** Memory argument of loads and stores, with no alignment hint. */
const memarg = (offset = 0): WasmCode => [0, ...unsignedLeb128(offset)];
export const i32Load8S = (address: WasmCode): WasmCode => [...address, 0x2c, ...memarg()];
export const f32Load = (address: WasmCode): WasmCode => [...address, 0x2a, ...memarg()];
export const f32Store = (address: WasmCode, value: WasmCode): WasmCode => [...address, ...value, 0x38, ...memarg()];

const SIMD_PREFIX = 0xfd;
const VECTOR_BYTES = 16;
const simdBinaryOp = (instruction: number): BinaryOp => binaryOp(SIMD_PREFIX, ...unsignedLeb128(instruction));
const simdUnaryOp =
  (instruction: number) =>
  (value: WasmCode): WasmCode => [...value, SIMD_PREFIX, ...unsignedLeb128(instruction)];

export const v128Const = (byte: (index: number) => number): WasmCode => [
  SIMD_PREFIX,
  12,
  ...Array.from({ length: VECTOR_BYTES }, (_, index) => byte(index)),
];
export const v128Zero: WasmCode = v128Const(() => 0);
export const v128Load = (address: WasmCode, offset?: number): WasmCode => [...address, SIMD_PREFIX, 0, ...memarg(offset)];
export const v128Store = (address: WasmCode, value: WasmCode, offset?: number): WasmCode => [
  ...address,
  ...value,
  SIMD_PREFIX,
  11,
  ...memarg(offset),
];
const simdLaneOp =
  (instruction: number) =>
  (address: WasmCode, value: WasmCode, index: number, offset?: number): WasmCode => [
    ...address,
    ...value,
    SIMD_PREFIX,
    instruction,
    ...memarg(offset),
    index,
  ];
export const v128Load8Lane: ReturnType<typeof simdLaneOp> = simdLaneOp(0x54);
export const v128Load32Lane: ReturnType<typeof simdLaneOp> = simdLaneOp(0x56);
export const v128Load64Lane: ReturnType<typeof simdLaneOp> = simdLaneOp(0x57);
export const v128Store8Lane: ReturnType<typeof simdLaneOp> = simdLaneOp(0x58);
/** Stores a 32-bit lane, an integer or a float. */
export const v128Store32Lane: ReturnType<typeof simdLaneOp> = simdLaneOp(0x5a);
/** Bitselect: bits of the first where the third has ones, else of the second. */
export const v128Bitselect = (a: WasmCode, b: WasmCode, mask: WasmCode): WasmCode => [...a, ...b, ...mask, SIMD_PREFIX, 0x52];
export const v128And: BinaryOp = simdBinaryOp(0x4e);
export const v128Xor: BinaryOp = simdBinaryOp(0x51);

export const i8x16Splat: (value: WasmCode) => WasmCode = simdUnaryOp(0x0f);
export const i8x16LtS: BinaryOp = simdBinaryOp(0x25);
/** Extended multiplication of the lower or upper eight bytes, to 16 bits each. */
export const i16x8ExtmulLowI8x16S: BinaryOp = simdBinaryOp(0x9c);
export const i16x8ExtmulHighI8x16S: BinaryOp = simdBinaryOp(0x9d);

export const i16x8Splat: (value: WasmCode) => WasmCode = simdUnaryOp(0x10);
export const i16x8Add: BinaryOp = simdBinaryOp(0x8e);
export const i16x8Sub: BinaryOp = simdBinaryOp(0x91);
export const i16x8Shl: BinaryOp = simdBinaryOp(0x8b);
export const i16x8ShrS: BinaryOp = simdBinaryOp(0x8c);
/** Pairwise addition of 16-bit lanes to 32 bits. */
export const i32x4ExtaddPairwiseI16x8S: (value: WasmCode) => WasmCode = simdUnaryOp(0x7e);
/** Dot product of 16-bit pairs, to 32 bits. */
export const i32x4DotI16x8S: BinaryOp = simdBinaryOp(0xba);

export const i32x4Splat: (value: WasmCode) => WasmCode = simdUnaryOp(0x11);
export const i32x4Add: BinaryOp = simdBinaryOp(0xae);
export const i32x4Mul: BinaryOp = simdBinaryOp(0xb5);
export const i32x4ShrS: BinaryOp = simdBinaryOp(0xac);
export const i32x4Sub: BinaryOp = simdBinaryOp(0xb1);
export const i32x4Shl: BinaryOp = simdBinaryOp(0xab);
export const i32x4MinS: BinaryOp = simdBinaryOp(0xb6);
export const i32x4GtS: BinaryOp = simdBinaryOp(0x3b);
export const f32x4ConvertI32x4S: (value: WasmCode) => WasmCode = simdUnaryOp(0xfa);
/** Saturating truncation: out of range becomes the largest number, NaN becomes 0. */
export const i32x4TruncSatF32x4S: (value: WasmCode) => WasmCode = simdUnaryOp(0xf8);
export const i16x8NarrowI32x4S: BinaryOp = simdBinaryOp(0x85);
export const i8x16NarrowI16x8S: BinaryOp = simdBinaryOp(0x65);

export const f32x4Const = (value: number): WasmCode =>
  v128Const((index) => new Uint8Array(Float32Array.of(value).buffer)[index % 4] as number);
export const f32x4Abs: (value: WasmCode) => WasmCode = simdUnaryOp(0xe0);
export const f32x4Lt: BinaryOp = simdBinaryOp(0x43);
export const f32x4Add: BinaryOp = simdBinaryOp(0xe4);
export const f32x4Sub: BinaryOp = simdBinaryOp(0xe5);
export const f32x4Mul: BinaryOp = simdBinaryOp(0xe6);

export const i32x4ExtractLane = (value: WasmCode, index: number): WasmCode => [...value, SIMD_PREFIX, 0x1b, index];
export const sumLanes = (value: WasmCode): WasmCode =>
  i32Add(i32Add(i32x4ExtractLane(value, 0), i32x4ExtractLane(value, 1)), i32Add(i32x4ExtractLane(value, 2), i32x4ExtractLane(value, 3)));

/** Shuffles 32-bit lanes of two vectors, numbered 0 to 3 and 4 to 7. */
export function shuffleI32x4(a: WasmCode, b: WasmCode, lanes: readonly number[]): WasmCode {
  return [...a, ...b, SIMD_PREFIX, 13, ...lanes.flatMap((index) => [0, 1, 2, 3].map((byte) => 4 * index + byte))];
}
/** One step of a transposed horizontal sum of two vectors. */
const horizontalAddStep = (a: WasmCode, b: WasmCode): WasmCode =>
  i32x4Add(shuffleI32x4(a, b, [0, 4, 1, 5]), shuffleI32x4(a, b, [2, 6, 3, 7]));
/** Horizontal sums of four vectors (locals) as one vector. `x` and `y` are scratch locals. */
export function horizontalSums([a, b, c, d]: readonly [number, number, number, number], [x, y]: readonly [number, number]): WasmCode {
  return [
    ...localSet(x, horizontalAddStep(localGet(a), localGet(b))),
    ...localSet(y, horizontalAddStep(localGet(c), localGet(d))),
    ...i32x4Add(shuffleI32x4(localGet(x), localGet(y), [0, 1, 4, 5]), shuffleI32x4(localGet(x), localGet(y), [2, 3, 6, 7])),
  ];
}

/** Loop while one address is below another. */
export function whileLtU(local: number, end: number, body: WasmCode): WasmCode {
  return [0x02, 0x40, 0x03, 0x40, ...localGet(local), ...localGet(end), 0x4f, 0x0d, 1, ...body, 0x0c, 0, 0x0b, 0x0b];
}

/** Runs the body if the value is not 0. */
export const ifNonZero = (value: WasmCode, body: WasmCode): WasmCode => [...value, 0x04, 0x40, ...body, 0x0b];

/** Calls the imported fallback function. */
export const callFallback = (...values: readonly WasmCode[]): WasmCode => [...values.flat(), 0x10, 0];

/** Returns through the imported function if the value is 0. */
export function fallBackIfZero(value: WasmCode, parameters: number): WasmCode {
  return ifNonZero([...value, 0x45], [...callFallback(...Array.from({ length: parameters }, (_, index) => localGet(index))), 0x0f]);
}

const encodeSection = (id: number, body: WasmCode): WasmCode => [id, ...unsignedLeb128(body.length), ...body];
const I32_TYPE = 0x7f;
const V128_TYPE = 0x7b;

/**
 * A module with one function that takes integers and returns nothing, exported as `f`. It imports its memory as `e.m` and, as `e.f`, a fallback
 * function of the same signature.
 */
export function encodeModule(
  parameters: number,
  locals: { readonly integers: number; readonly vectors: number },
  body: WasmCode,
): Uint8Array<ArrayBuffer> {
  const name = (letter: string): WasmCode => [1, letter.charCodeAt(0)];
  const [e, f, m] = [name('e'), name('f'), name('m')];
  const code = [2, locals.integers, I32_TYPE, locals.vectors, V128_TYPE, ...body, 0x0b];
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...encodeSection(1, [1, 0x60, parameters, ...new Array<number>(parameters).fill(I32_TYPE), 0]),
    ...encodeSection(2, [2, ...e, ...m, 2, 0, 1, ...e, ...f, 0, 0]),
    ...encodeSection(3, [1, 0]),
    ...encodeSection(7, [1, ...f, 0, 1]),
    ...encodeSection(10, [1, ...unsignedLeb128(code.length), ...code]),
  ]);
}
