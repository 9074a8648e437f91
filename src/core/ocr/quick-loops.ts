/**
 * SIMD versions of Tesseract's loops over the activations of a layer: four at a time and without a branch on the sign, which is unpredictable.
 * Results are identical to the last bit.
 */
import * as wasm from './assembly.ts';

const AT_ONCE = 4;
const FLOAT_BYTES_BITS = 2;
const FLOAT_BYTES = 1 << FLOAT_BYTES_BITS;
const { get, set, increase, number } = wasm;

/**
 * An activation function as a lookup table with linear interpolation: 256 values per unit from 0 to 16, and 1 above; below 0 it is `mirror` minus the
 * value at −x.
 */
interface Curve {
  /** Address of the table, in the pinned build of the package. */
  readonly values: number;
  readonly mirror: number;
}
const STEPS = 256;
const LAST_STEP = 4094;
export const TANH: Curve = { values: 135_008, mirror: -0 };
export const LOGISTIC: Curve = { values: 151_392, mirror: 1 };

/** Indices of the vector locals of a program, from the first on. */
const vectorsFrom = (first: number): readonly number[] => Array.from({ length: 9 }, (_, at) => first + at);

/** Replaces four numbers by the function values. */
function curveAt({ values, mirror }: Curve, place: number, spare: readonly number[]): wasm.Code {
  const [PART, STEP, ABOVE, FIRST, OTHER, BEFORE, VALUE] = spare as [number, number, number, number, number, number, number];
  const pairAt = (index: number, into: wasm.Code, at: number): wasm.Code =>
    wasm.loadTwoFloatsInto(wasm.add(wasm.lane(get(STEP), index), number(values)), into, at);
  return [
    ...set(PART, wasm.multiplyFloatVectors(wasm.withoutSigns(get(place)), wasm.floatsOf(STEPS))),
    ...set(STEP, wasm.toIntegers(get(PART))),
    ...set(PART, wasm.subtractFloatVectors(get(PART), wasm.toFloats(get(STEP)))),
    ...set(ABOVE, wasm.integersAbove(get(STEP), wasm.integersOf(number(LAST_STEP)))),
    ...set(STEP, wasm.shiftIntegersLeft(wasm.smallerIntegers(get(STEP), wasm.integersOf(number(LAST_STEP))), number(FLOAT_BYTES_BITS))),
    ...set(FIRST, pairAt(1, pairAt(0, wasm.zeros, 0), 1)),
    ...set(OTHER, pairAt(3, pairAt(2, wasm.zeros, 0), 1)),
    ...set(BEFORE, wasm.lanes(get(FIRST), get(OTHER), [0, 2, 4, 6])),
    ...set(VALUE, wasm.subtractFloatVectors(wasm.lanes(get(FIRST), get(OTHER), [1, 3, 5, 7]), get(BEFORE))),
    ...set(VALUE, wasm.addFloatVectors(wasm.multiplyFloatVectors(get(VALUE), get(PART)), get(BEFORE))),
    ...set(VALUE, wasm.choose(wasm.floatsOf(1), get(VALUE), get(ABOVE))),
    ...set(
      place,
      wasm.choose(wasm.subtractFloatVectors(wasm.floatsOf(mirror), get(VALUE)), get(VALUE), wasm.floatsBelow(get(place), wasm.floatsOf(0))),
    ),
  ];
}

/** Partial vector load and store: one to three floats, without access past the end. */
const loadSome = (vector: number, from: number, rest: number): wasm.Code => [
  ...set(vector, wasm.loadFloatInto(get(from), wasm.zeros, 0)),
  ...wasm.when(wasm.isBelow(number(1), get(rest)), set(vector, wasm.loadFloatInto(get(from), get(vector), 1, FLOAT_BYTES))),
  ...wasm.when(wasm.isBelow(number(2), get(rest)), set(vector, wasm.loadFloatInto(get(from), get(vector), 2, 2 * FLOAT_BYTES))),
];
type StoreLane = typeof wasm.storeIntegerOf;
const storeSome = (store: StoreLane, width: number, to: number, vector: number, rest: number): wasm.Code => [
  ...store(get(to), get(vector), 0),
  ...wasm.when(wasm.isBelow(number(1), get(rest)), store(get(to), get(vector), 1, width)),
  ...wasm.when(wasm.isBelow(number(2), get(rest)), store(get(to), get(vector), 2, 2 * width)),
];

interface Loop {
  /** Addresses advanced by the loop, with the bytes per element. The first is that of floats. */
  readonly addresses: readonly (readonly [local: number, width: number])[];
  readonly count: number;
  readonly end: number;
}

/** Vectorised loop of four elements, then the remainder. */
function inFours({ addresses, count, end }: Loop, four: wasm.Code, rest: wasm.Code): wasm.Code {
  const [first] = addresses[0] as readonly [number, number];
  return [
    ...set(end, wasm.add(get(first), wasm.shiftLeft(wasm.and(get(count), number(-AT_ONCE)), number(FLOAT_BYTES_BITS)))),
    ...wasm.whileBelow(first, end, [...four, ...addresses.flatMap(([local, width]) => increase(local, number(AT_ONCE * width)))]),
    ...set(count, wasm.and(get(count), number(AT_ONCE - 1))),
    ...wasm.when(get(count), rest),
  ];
}

/** Function of (numbers, count): applies the activation function in place. */
export function curveInPlace(curve: Curve): Uint8Array<ArrayBuffer> {
  const [NUMBERS, COUNT, END] = [0, 1, 2] as const;
  const [PLACE, ...spare] = vectorsFrom(3) as [number, ...number[]];
  const values = curveAt(curve, PLACE, spare);
  const program = inFours(
    { addresses: [[NUMBERS, FLOAT_BYTES]], count: COUNT, end: END },
    [...set(PLACE, wasm.loadVector(get(NUMBERS))), ...values, ...wasm.storeVector(get(NUMBERS), get(PLACE))],
    [...loadSome(PLACE, NUMBERS, COUNT), ...values, ...storeSome(wasm.storeIntegerOf, FLOAT_BYTES, NUMBERS, PLACE, COUNT)],
  );
  return wasm.moduleOf(2, { integers: 1, vectors: 9 }, program);
}

/** Function of (numbers, factors, results, count): the activation function times the factors. */
export function curveTimes(curve: Curve): Uint8Array<ArrayBuffer> {
  const [NUMBERS, FACTORS, RESULTS, COUNT, END] = [0, 1, 2, 3, 4] as const;
  const [PLACE, FACTOR, ...spare] = vectorsFrom(5) as [number, number, ...number[]];
  const products = [...curveAt(curve, PLACE, spare), ...set(PLACE, wasm.multiplyFloatVectors(get(PLACE), get(FACTOR)))];
  const addresses = [NUMBERS, FACTORS, RESULTS].map((local) => [local, FLOAT_BYTES] as const);
  const program = inFours(
    { addresses, count: COUNT, end: END },
    [
      ...set(PLACE, wasm.loadVector(get(NUMBERS))),
      ...set(FACTOR, wasm.loadVector(get(FACTORS))),
      ...products,
      ...wasm.storeVector(get(RESULTS), get(PLACE)),
    ],
    [
      ...loadSome(PLACE, NUMBERS, COUNT),
      ...loadSome(FACTOR, FACTORS, COUNT),
      ...products,
      ...storeSome(wasm.storeIntegerOf, FLOAT_BYTES, RESULTS, PLACE, COUNT),
    ],
  );
  return wasm.moduleOf(4, { integers: 1, vectors: 9 }, program);
}

const LARGEST = 127;

/** Function of (numbers, bytes, count): quantises to int8, 127 × number, rounded to nearest. */
export function roundToBytes(): Uint8Array<ArrayBuffer> {
  const [NUMBERS, BYTES, COUNT, END] = [0, 1, 2, 3] as const;
  const [PLACE, SIGN, WHOLE] = vectorsFrom(4) as [number, number, number];
  const rounded = [
    ...set(PLACE, wasm.multiplyFloatVectors(get(PLACE), wasm.floatsOf(LARGEST))),
    ...set(SIGN, wasm.floatsBelow(get(PLACE), wasm.floatsOf(0))),
    ...set(WHOLE, wasm.toIntegers(wasm.addFloatVectors(wasm.withoutSigns(get(PLACE)), wasm.floatsOf(0.5)))),
    ...set(WHOLE, wasm.smallerIntegers(get(WHOLE), wasm.integersOf(number(LARGEST)))),
    ...set(WHOLE, wasm.subtractIntegers(wasm.xorVectors(get(WHOLE), get(SIGN)), get(SIGN))),
    ...set(WHOLE, wasm.toShorts(get(WHOLE), get(WHOLE))),
    ...set(WHOLE, wasm.toBytes(get(WHOLE), get(WHOLE))),
  ];
  const program = inFours(
    {
      addresses: [
        [NUMBERS, FLOAT_BYTES],
        [BYTES, 1],
      ],
      count: COUNT,
      end: END,
    },
    [...set(PLACE, wasm.loadVector(get(NUMBERS))), ...rounded, ...wasm.storeIntegerOf(get(BYTES), get(WHOLE), 0)],
    [...loadSome(PLACE, NUMBERS, COUNT), ...rounded, ...storeSome(wasm.storeByteOf, 1, BYTES, WHOLE, COUNT)],
  );
  return wasm.moduleOf(3, { integers: 1, vectors: 9 }, program);
}
