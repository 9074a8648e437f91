/**
 * Trains the weights of the address resolver (`src/families/address/weights.ts`): `node dist/bench/address-fit.js`. Conditional logistic regression
 * over candidate pincodes, optimised with Adam. The training questions are branches of one fold that is not indexed; the fold of `npm run bench
 * addresses` is held out. Prints the table.
 */
import { buildPack } from '../src/core/dataset/pack/build.ts';
import { Pack } from '../src/core/dataset/pack/pack.ts';
import { CONTEXTS } from '../src/families/address/context.ts';
import { addresses, addressRows } from '../src/families/address/dataset.ts';
import { districtLogLikelihoods } from '../src/families/address/district-naive-bayes.ts';
import { type GazetteerMatch, matchGazetteer } from '../src/families/address/gazetteer-match.ts';
import { PLACE_KINDS, type PlaceKind, statisticsOf } from '../src/families/address/pincode-index.ts';
import { INVERSE_TEMPERATURE, MAX_POSTERIOR_CANDIDATES } from '../src/families/address/posterior.ts';
import { matchesFor, rankMatches, scorePincodes } from '../src/families/address/scoring.ts';
import { tokeniseAddress } from '../src/families/address/tokenise.ts';
import { foldOf, HELD_OUT_FOLD } from '../src/families/address/train-test-split.ts';
import { LENGTHS, REPEATED_FACTOR, WEIGHTS, type Weights, weightKey } from '../src/families/address/weights.ts';
import { segmentWords } from '../src/families/address/word-split.ts';
import { questionsOf } from '../test/support/address-questions.ts';

/** The training fold, and the sampling step within it. */
const TRAINING_FOLD = 1;
const SAMPLING_STEP = 2;
const ROUNDS = 3;
const EPOCHS = 10;
const BATCH = 64;
/** Hard candidates compared with the right one, and evenly spaced others that represent the rest, weighted accordingly. */
const CANDIDATES = 50;
const OTHERS = 50;
/** Learning rates of the first and second half of the epochs, and strength of the regularisation towards the initial weights. */
const LEARNING_RATES = [0.02, 0.005] as const;
const REGULARISATION = 0.0005;
const MIN_SLOPE = 0.02;

const kinds = Object.keys(PLACE_KINDS) as PlaceKind[];
const names = kinds.flatMap((kind) => CONTEXTS.flatMap((context) => LENGTHS.map((length) => `${kind} ${context} ${length}`)));
const indexByName = new Map(names.map((name, index) => [name, index]));
const branchKinds = Object.keys(WEIGHTS.branchCount) as PlaceKind[];
/** Vector layout: slopes, bases, the prior, crowds, district evidence. */
const PRIOR = 2 * names.length;
const DISTRICT = PRIOR + 1 + branchKinds.length;
const SIZE = DISTRICT + 1;

function toVector({ names: nameWeights, prior, branchCount, district }: Weights): Float64Array {
  const bases = names.map((name) => nameWeights[name]?.[1] ?? 0);
  return Float64Array.from([
    ...names.map((name) => nameWeights[name]?.[0] ?? 0),
    ...bases,
    prior,
    ...branchKinds.map((kind) => branchCount[kind] ?? 0),
    district,
  ]);
}

function toWeights(vector: Float64Array): Weights {
  const weightAt = (index: number): number => vector[index] as number;
  return {
    prior: weightAt(PRIOR),
    district: weightAt(DISTRICT),
    names: Object.fromEntries(names.map((name, index) => [name, [weightAt(index), weightAt(names.length + index)] as const])),
    branchCount: Object.fromEntries(branchKinds.map((kind, index) => [kind, weightAt(PRIOR + 1 + index)])),
  };
}

const rows = addressRows((ifsc) => foldOf(ifsc) !== HELD_OUT_FOLD && foldOf(ifsc) !== TRAINING_FOLD);
const facts = { name: addresses.name, version: '', retrieved: '', origin: 'bundled', fingerprint: '' } as const;
const pack = Pack.fromBytes(buildPack(facts, rows, addresses.phoneticFields));
const { places, logPrior: prior, logBranchCount: branchCount, districtIndex: districtAt } = statisticsOf(pack);
const rowOf = new Map(places.map(([pincode], row) => [pincode, row]));
const questions = questionsOf(TRAINING_FOLD).filter((_, index) => index % SAMPLING_STEP === 0);

type Features = readonly (readonly [place: number, value: number])[];

function featuresOf(row: number, matches: readonly GazetteerMatch[], leanings: Float64Array): Features {
  const sums = new Map([
    [PRIOR, prior[row] as number],
    [DISTRICT, leanings[districtAt[row] as number] as number],
  ]);
  const add = (index: number, value: number): unknown => sums.set(index, (sums.get(index) ?? 0) + value);
  for (const match of matches) {
    const times = match.isRepeated ? REPEATED_FACTOR : 1;
    const index = indexByName.get(weightKey(match)) as number;
    add(index, match.information * times);
    add(names.length + index, times);
    const kind = branchKinds.indexOf(match.kind);
    if (kind >= 0) add(PRIOR + 1 + kind, branchCount[row] as number);
  }
  return [...sums];
}

interface Example {
  readonly right: number;
  readonly candidates: readonly Features[];
  /** Log of the number of candidates that each sample represents. */
  readonly logSampleWeights: readonly number[];
}

/** The top candidates of each address under some weights, including the right one. Alternates between the bare address and the envelope form. */
function examplesUnder(weights: Weights): Example[] {
  return questions.flatMap(({ address, envelope, pincode }, index) => {
    const words = segmentWords(pack, tokeniseAddress(index % 2 === 0 ? address : envelope));
    const matches = matchGazetteer(pack, words);
    const leanings = districtLogLikelihoods(pack, words);
    const ranked = scorePincodes(pack, matches, weights, leanings).map(({ row }) => row);
    const right = rowOf.get(pincode);
    if (right === undefined || !ranked.includes(right)) return [];
    const topCandidates = [...new Set([...ranked.slice(0, CANDIDATES), right])];
    const rest = ranked.slice(CANDIDATES, MAX_POSTERIOR_CANDIDATES).filter((row) => row !== right);
    const every = Math.max(1, rest.length / OTHERS);
    const others = Array.from({ length: Math.floor(rest.length / every) }, (_, index) => rest[Math.floor(index * every)] as number);
    const chosen = [...topCandidates, ...others];
    const ordered = rankMatches(matches, weights);
    return [
      {
        right: chosen.indexOf(right),
        candidates: chosen.map((row) => featuresOf(row, matchesFor(row, ordered), leanings)),
        logSampleWeights: chosen.map((_, index) => (index < topCandidates.length ? 0 : Math.log(every))),
      },
    ];
  });
}

/** Accumulates the gradient of an example and returns its loss. */
function addGradient({ right, candidates, logSampleWeights }: Example, vector: Float64Array, gradient: Float64Array): number {
  const scores = candidates.map((features, index) =>
    features.reduce(
      (sum, [feature, value]) => sum + INVERSE_TEMPERATURE * (vector[feature] as number) * value,
      logSampleWeights[index] as number,
    ),
  );
  const top = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - top));
  const sum = parts.reduce((total, part) => total + part, 0);
  for (const [index, features] of candidates.entries()) {
    const error = (parts[index] as number) / sum - (index === right ? 1 : 0);
    for (const [feature, value] of features) (gradient[feature] as number) += INVERSE_TEMPERATURE * error * value;
  }
  return -Math.log((parts[right] as number) / sum);
}

/** One Adam run over the examples. */
function runAdam(examples: readonly Example[], from: Weights): Weights {
  const [vector, start] = [toVector(from), toVector(WEIGHTS)];
  const [gradient, mean, square] = [new Float64Array(SIZE), new Float64Array(SIZE), new Float64Array(SIZE)];
  let steps = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const step = LEARNING_RATES[epoch < EPOCHS / 2 ? 0 : 1];
    let loss = 0;
    for (let index = 0; index < examples.length; index += BATCH) {
      const batch = examples.slice(index, index + BATCH);
      gradient.fill(0);
      for (const example of batch) loss += addGradient(example, vector, gradient);
      steps++;
      for (let i = 0; i < SIZE; i++) {
        const slope = (gradient[i] as number) / batch.length + REGULARISATION * ((vector[i] as number) - (start[i] as number));
        mean[i] = 0.9 * (mean[i] as number) + 0.1 * slope;
        square[i] = 0.999 * (square[i] as number) + 0.001 * slope * slope;
        const [first, second] = [(mean[i] as number) / (1 - 0.9 ** steps), (square[i] as number) / (1 - 0.999 ** steps)];
        (vector[i] as number) -= (step * first) / (Math.sqrt(second) + 1e-8);
        if (i < names.length) vector[i] = Math.max(MIN_SLOPE, vector[i] as number);
      }
    }
    if (epoch === EPOCHS - 1) console.log(`${examples.length} examples, loss ${(loss / examples.length).toFixed(3)}`);
  }
  return toWeights(vector);
}

let weights = WEIGHTS;
for (let round = 0; round < ROUNDS; round++) weights = runAdam(examplesUnder(weights), weights);
const short = (value: number): string => String(Math.round(value * 100) / 100);
for (const kind of kinds) {
  const cells = names.filter((name) => name.startsWith(`${kind} `)).map((name) => (weights.names[name] ?? []).map(short).join(','));
  console.log(`  ${kind} ${cells.join(' ')}`);
}
console.log(
  `prior ${short(weights.prior)} district ${short(weights.district)}`,
  Object.fromEntries(Object.entries(weights.branchCount).map(([kind, value]) => [kind, short(value)])),
);
