/**
 * Loops of Tesseract over the numbers of a layer, four numbers at once and without a branch for the sign, which no processor foresees.
 * They give the same results to the last bit.
 */
import * as wasm from './assembly.ts';

const AT_ONCE = 4;
const FLOAT_BYTES_BITS = 2;
const FLOAT_BYTES = 1 << FLOAT_BYTES_BITS;
const { get, set, increase, number } = wasm;

/** A curve that is drawn by values at every 256th from 0 to 16, from there on 1; below 0 it is `mirror` less the value above it. */
interface Curve {
  /** Where the values are, in the memory of the build of the package that is pinned. */
  readonly values: number;
  readonly mirror: number;
}
const STEPS = 256;
const LAST_STEP = 4094;
export const TANH: Curve = { values: 135_008, mirror: -0 };
export const LOGISTIC: Curve = { values: 151_392, mirror: 1 };

/** Numbers of vectors among the locals of a program, from the first on. */
const vectorsFrom = (first: number): readonly number[] => Array.from({ length: 9 }, (_, at) => first + at);

/** Puts the value of the curve at each of four numbers in their place. */
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

/** One to four floats of a vector. What is behind them is neither read nor written. */
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
  /** Addresses that go on with the loop, and how many bytes a number has at each. The first is that of floats. */
  readonly addresses: readonly (readonly [local: number, width: number])[];
  readonly count: number;
  readonly end: number;
}

/** Fours, and then what is left. */
function inFours({ addresses, count, end }: Loop, four: wasm.Code, rest: wasm.Code): wasm.Code {
  const [first] = addresses[0] as readonly [number, number];
  return [
    ...set(end, wasm.add(get(first), wasm.shiftLeft(wasm.and(get(count), number(-AT_ONCE)), number(FLOAT_BYTES_BITS)))),
    ...wasm.whileBelow(first, end, [...four, ...addresses.flatMap(([local, width]) => increase(local, number(AT_ONCE * width)))]),
    ...set(count, wasm.and(get(count), number(AT_ONCE - 1))),
    ...wasm.when(get(count), rest),
  ];
}

/** numbers, count: each number becomes the value of the curve there. */
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

/** numbers, factors, results, count: the results are values of the curve times their factors. */
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

/** numbers, bytes, count: 127 times each number, rounded to the nearest whole one. */
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
