/**
 * SIMD versions of Tesseract's loops over the activations of a layer: four at a time and without a branch on the sign, which is unpredictable.
 * Results are identical to the last bit.
 */
import * as wasm from './wasm-assembler.ts';

const LANES = 4;
const FLOAT_SHIFT = 2;
const FLOAT_BYTES = 1 << FLOAT_SHIFT;
const { localGet: get, localSet: set, localIncrement: increment, i32Const: i32 } = wasm;

/**
 * An activation function as a lookup table with linear interpolation: 256 values per unit from 0 to 16, and 1 above; below 0 it is `mirror` minus the
 * value at −x.
 */
interface ActivationTable {
  /** Address of the table in the memory of the pinned build of the package. */
  readonly values: number;
  readonly mirror: number;
}
const STEPS_PER_UNIT = 256;
const LAST_INDEX = 4094;
export const TANH: ActivationTable = { values: 135_008, mirror: -0 };
export const LOGISTIC: ActivationTable = { values: 151_392, mirror: 1 };

/** Indices of the vector locals of a program, from the first on. */
const vectorLocalsFrom = (first: number): readonly number[] => Array.from({ length: 9 }, (_, lane) => first + lane);

/** Replaces four numbers by the function values. */
function interpolate({ values, mirror }: ActivationTable, x: number, scratch: readonly number[]): wasm.WasmCode {
  const [FRACTION, INDEX, SATURATED, PAIRS_A, PAIRS_B, LOWER, VALUE] = scratch as [number, number, number, number, number, number, number];
  const pairAt = (index: number, into: wasm.WasmCode, lane: number): wasm.WasmCode =>
    wasm.v128Load64Lane(wasm.i32Add(wasm.i32x4ExtractLane(get(INDEX), index), i32(values)), into, lane);
  return [
    ...set(FRACTION, wasm.f32x4Mul(wasm.f32x4Abs(get(x)), wasm.f32x4Const(STEPS_PER_UNIT))),
    ...set(INDEX, wasm.i32x4TruncSatF32x4S(get(FRACTION))),
    ...set(FRACTION, wasm.f32x4Sub(get(FRACTION), wasm.f32x4ConvertI32x4S(get(INDEX)))),
    ...set(SATURATED, wasm.i32x4GtS(get(INDEX), wasm.i32x4Splat(i32(LAST_INDEX)))),
    ...set(INDEX, wasm.i32x4Shl(wasm.i32x4MinS(get(INDEX), wasm.i32x4Splat(i32(LAST_INDEX))), i32(FLOAT_SHIFT))),
    ...set(PAIRS_A, pairAt(1, pairAt(0, wasm.v128Zero, 0), 1)),
    ...set(PAIRS_B, pairAt(3, pairAt(2, wasm.v128Zero, 0), 1)),
    ...set(LOWER, wasm.shuffleI32x4(get(PAIRS_A), get(PAIRS_B), [0, 2, 4, 6])),
    ...set(VALUE, wasm.f32x4Sub(wasm.shuffleI32x4(get(PAIRS_A), get(PAIRS_B), [1, 3, 5, 7]), get(LOWER))),
    ...set(VALUE, wasm.f32x4Add(wasm.f32x4Mul(get(VALUE), get(FRACTION)), get(LOWER))),
    ...set(VALUE, wasm.v128Bitselect(wasm.f32x4Const(1), get(VALUE), get(SATURATED))),
    ...set(x, wasm.v128Bitselect(wasm.f32x4Sub(wasm.f32x4Const(mirror), get(VALUE)), get(VALUE), wasm.f32x4Lt(get(x), wasm.f32x4Const(0)))),
  ];
}

/** Partial vector load and store: one to three floats, without access past the end. */
const loadPartial = (vector: number, from: number, remainderBody: number): wasm.WasmCode => [
  ...set(vector, wasm.v128Load32Lane(get(from), wasm.v128Zero, 0)),
  ...wasm.ifNonZero(wasm.i32LtU(i32(1), get(remainderBody)), set(vector, wasm.v128Load32Lane(get(from), get(vector), 1, FLOAT_BYTES))),
  ...wasm.ifNonZero(wasm.i32LtU(i32(2), get(remainderBody)), set(vector, wasm.v128Load32Lane(get(from), get(vector), 2, 2 * FLOAT_BYTES))),
];
type StoreLane = typeof wasm.v128Store32Lane;
const storePartial = (store: StoreLane, width: number, to: number, vector: number, remainderBody: number): wasm.WasmCode => [
  ...store(get(to), get(vector), 0),
  ...wasm.ifNonZero(wasm.i32LtU(i32(1), get(remainderBody)), store(get(to), get(vector), 1, width)),
  ...wasm.ifNonZero(wasm.i32LtU(i32(2), get(remainderBody)), store(get(to), get(vector), 2, 2 * width)),
];

interface LoopLocals {
  /** Addresses advanced by the loop, with the bytes per element. The first is that of floats. */
  readonly addresses: readonly (readonly [local: number, width: number])[];
  readonly count: number;
  readonly end: number;
}

/** Vectorised loop of four elements, then the remainder. */
function vectorisedLoop({ addresses, count, end }: LoopLocals, vectorBody: wasm.WasmCode, remainderBody: wasm.WasmCode): wasm.WasmCode {
  const [first] = addresses[0] as readonly [number, number];
  return [
    ...set(end, wasm.i32Add(get(first), wasm.i32Shl(wasm.i32And(get(count), i32(-LANES)), i32(FLOAT_SHIFT)))),
    ...wasm.whileLtU(first, end, [...vectorBody, ...addresses.flatMap(([local, width]) => increment(local, i32(LANES * width)))]),
    ...set(count, wasm.i32And(get(count), i32(LANES - 1))),
    ...wasm.ifNonZero(get(count), remainderBody),
  ];
}

/** Encodes a function of (numbers, count) that applies the activation function in place. */
export function activationInPlace(table: ActivationTable): Uint8Array<ArrayBuffer> {
  const [NUMBERS, COUNT, END] = [0, 1, 2] as const;
  const [X, ...scratch] = vectorLocalsFrom(3) as [number, ...number[]];
  const values = interpolate(table, X, scratch);
  const program = vectorisedLoop(
    { addresses: [[NUMBERS, FLOAT_BYTES]], count: COUNT, end: END },
    [...set(X, wasm.v128Load(get(NUMBERS))), ...values, ...wasm.v128Store(get(NUMBERS), get(X))],
    [...loadPartial(X, NUMBERS, COUNT), ...values, ...storePartial(wasm.v128Store32Lane, FLOAT_BYTES, NUMBERS, X, COUNT)],
  );
  return wasm.encodeModule(2, { integers: 1, vectors: 9 }, program);
}

/** Encodes a function of (numbers, factors, results, count) that multiplies the activation function of the numbers by the factors. */
export function activationTimesFactors(table: ActivationTable): Uint8Array<ArrayBuffer> {
  const [NUMBERS, FACTORS, RESULTS, COUNT, END] = [0, 1, 2, 3, 4] as const;
  const [X, FACTOR, ...scratch] = vectorLocalsFrom(5) as [number, number, ...number[]];
  const products = [...interpolate(table, X, scratch), ...set(X, wasm.f32x4Mul(get(X), get(FACTOR)))];
  const addresses = [NUMBERS, FACTORS, RESULTS].map((local) => [local, FLOAT_BYTES] as const);
  const program = vectorisedLoop(
    { addresses, count: COUNT, end: END },
    [
      ...set(X, wasm.v128Load(get(NUMBERS))),
      ...set(FACTOR, wasm.v128Load(get(FACTORS))),
      ...products,
      ...wasm.v128Store(get(RESULTS), get(X)),
    ],
    [
      ...loadPartial(X, NUMBERS, COUNT),
      ...loadPartial(FACTOR, FACTORS, COUNT),
      ...products,
      ...storePartial(wasm.v128Store32Lane, FLOAT_BYTES, RESULTS, X, COUNT),
    ],
  );
  return wasm.encodeModule(4, { integers: 1, vectors: 9 }, program);
}

const INT8_MAX = 127;

/** Encodes a function of (numbers, bytes, count) that quantises to int8: 127 × number, rounded to nearest. */
export function quantiseToInt8(): Uint8Array<ArrayBuffer> {
  const [NUMBERS, BYTES, COUNT, END] = [0, 1, 2, 3] as const;
  const [X, SIGN, ROUNDED] = vectorLocalsFrom(4) as [number, number, number];
  const rounded = [
    ...set(X, wasm.f32x4Mul(get(X), wasm.f32x4Const(INT8_MAX))),
    ...set(SIGN, wasm.f32x4Lt(get(X), wasm.f32x4Const(0))),
    ...set(ROUNDED, wasm.i32x4TruncSatF32x4S(wasm.f32x4Add(wasm.f32x4Abs(get(X)), wasm.f32x4Const(0.5)))),
    ...set(ROUNDED, wasm.i32x4MinS(get(ROUNDED), wasm.i32x4Splat(i32(INT8_MAX)))),
    ...set(ROUNDED, wasm.i32x4Sub(wasm.v128Xor(get(ROUNDED), get(SIGN)), get(SIGN))),
    ...set(ROUNDED, wasm.i16x8NarrowI32x4S(get(ROUNDED), get(ROUNDED))),
    ...set(ROUNDED, wasm.i8x16NarrowI16x8S(get(ROUNDED), get(ROUNDED))),
  ];
  const program = vectorisedLoop(
    {
      addresses: [
        [NUMBERS, FLOAT_BYTES],
        [BYTES, 1],
      ],
      count: COUNT,
      end: END,
    },
    [...set(X, wasm.v128Load(get(NUMBERS))), ...rounded, ...wasm.v128Store32Lane(get(BYTES), get(ROUNDED), 0)],
    [...loadPartial(X, NUMBERS, COUNT), ...rounded, ...storePartial(wasm.v128Store8Lane, 1, BYTES, ROUNDED, COUNT)],
  );
  return wasm.encodeModule(3, { integers: 1, vectors: 9 }, program);
}
