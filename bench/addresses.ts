/**
 * Accuracy of the address resolver on held-out bank branches: one of four, by a hash of the IFSC. The pincode is removed from the address and must be
 * found; then it is given with one wrong digit. Baseline: the head office of the longest district name in the text.
 */
import { bundled } from '../data/bundled.ts';
import { districtNames } from '../data/places.ts';
import { readConfig } from '../src/config.ts';
import { packPath } from '../src/core/dataset/datasets.ts';
import { Pack } from '../src/core/dataset/pack/pack.ts';
import { canonical } from '../src/core/text/fold.ts';
import { readTable } from '../src/core/util/table.ts';
import { addresses } from '../src/families/address/dataset.ts';
import { type GazetteerMatch, matchGazetteer } from '../src/families/address/gazetteer-match.ts';
import { type PincodeTuple, type PlaceKind, statisticsOf } from '../src/families/address/pincode-index.ts';
import { tokeniseAddress } from '../src/families/address/tokenise.ts';
import { HELD_OUT_FOLD } from '../src/families/address/train-test-split.ts';
import { segmentWords } from '../src/families/address/word-split.ts';
import { isDistrict, type Question, questionsOf } from '../test/support/address-questions.ts';
import { measure, measurePincodes, seededRandom } from '../test/support/address-scores.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** Limits the number of questions: `node dist/bench/addresses.js 1000`. */
const MAX_QUESTIONS = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);

const pack = Pack.open(packPath(readConfig(process.env).DATA_DIR, addresses.name));
const all = questionsOf(HELD_OUT_FOLD);
const step = Math.max(1, Math.floor(all.length / MAX_QUESTIONS));
const questions = all.filter((_, index) => index % step === 0);

interface HeadOffice {
  readonly pincode: string;
  readonly state: string;
  readonly district: string;
}

/** Head offices by district name. */
function headOffices(): Map<string, HeadOffice> {
  const heads = new Map<string, HeadOffice>();
  for (const { pincode, type, district, state } of readTable<'pincode' | 'type' | 'district' | 'state'>(bundled('offices'))) {
    for (const name of type === 'H' ? districtNames(state, district) : []) {
      if (!heads.has(canonical(name))) heads.set(canonical(name), { pincode, state, district });
    }
  }
  return heads;
}

/** Baseline: longest match of a district name. */
function baseline(heads: ReadonlyMap<string, HeadOffice>, text: string): HeadOffice | undefined {
  const words = canonical(text).split(' ');
  for (let length = 4; length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      const head = heads.get(words.slice(from, from + length).join(' '));
      if (head) return head;
    }
  }
  return undefined;
}

/** Kinds of place names, as opposed to generic words of addresses. */
const SMALL: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['T', 't', 'u', 'h', 'o', 'l', 'v', 'b']);
const LARGE: ReadonlySet<PlaceKind> = new Set<PlaceKind>(['s', 'c', 'd', 'm']);

/**
 * Upper bound for any resolver: the share of texts with neither a state, a district nor a place name that is unique to one district; and the share in
 * which no name at all, however ambiguous, is one of the right district.
 */
function ceilingOf(textOf: (question: Question) => string): { readonly unnamed: number; readonly elsewhere: number } {
  const { places } = statisticsOf(pack);
  const districtsOf = (row: number): string[] => {
    const [, , , , ...districts] = places[row] as PincodeTuple;
    return districts;
  };
  const districtOf = (row: number): string => `${places[row]?.[1]} ${places[row]?.[4]}`;
  let [unnamed, elsewhere] = [0, 0];
  for (const question of questions) {
    const matches = matchGazetteer(pack, segmentWords(pack, tokeniseAddress(textOf(question))));
    const small = matches.filter(({ kind }) => SMALL.has(kind));
    const isUnambiguous = ({ rows }: GazetteerMatch): boolean => new Set(Array.from(rows, districtOf)).size === 1;
    const isRight = (row: number): boolean => districtsOf(row).some((district) => isDistrict(question, district));
    if (!matches.some(({ kind }) => LARGE.has(kind)) && !small.some(isUnambiguous)) unnamed++;
    const isLocal = ({ kind, rows }: GazetteerMatch): boolean => kind !== 's' && kind !== 'c' && rows.some(isRight);
    if (!matches.some(isLocal)) elsewhere++;
  }
  return { unnamed: unnamed / questions.length, elsewhere: elsewhere / questions.length };
}

const heads = headOffices();
const forms: readonly (readonly [string, (question: Question) => string])[] = [
  ['as an envelope has it: branch, address, city, state', ({ envelope }) => envelope],
  ['the address as the bank publishes it, alone', ({ address }) => address],
];
for (const [title, textOf] of forms) {
  const score = measure(pack, questions, textOf);
  console.log(`\n${title}: ${score.samples} addresses, ${score.cpuMs.toFixed(2)} ms of CPU each`);
  console.log('                 state   district  pincode top 1   top 3');
  console.log(
    `  Potli        ${[score.stateAccuracy, score.districtAccuracy, score.top1Accuracy, score.top3Accuracy].map((share) => percent(share).padStart(8)).join('  ')}`,
  );
  const predictions = questions.map((question) => ({ question, head: baseline(heads, textOf(question)) }));
  const share = (isRight: (question: Question, head: HeadOffice) => boolean): number =>
    predictions.filter(({ question, head }) => head && isRight(question, head)).length / questions.length;
  const simple = [
    share(({ state }, head) => head.state === state),
    share((question, head) => isDistrict(question, head.district)),
    share(({ pincode }, head) => head.pincode === pincode),
  ];
  console.log(`  simple       ${simple.map((part) => percent(part).padStart(8)).join('  ')}`);
  const { unnamed, elsewhere } = ceilingOf(textOf);
  console.log(
    `  names no state, district or place of one district: ${percent(unnamed)}; no name of the right district: ${percent(elsewhere)}`,
  );
  console.log(`  confidence of 0.9 and more: ${percent(score.coverage)} of the addresses, ${percent(score.precision)} of them right`);
  const { detected, unverified, corrected, falsePositiveRate } = measurePincodes(pack, questions, textOf, seededRandom(27));
  console.log(
    `  one digit of the pincode changed: corrected to another one ${percent(detected)}, that or not called verified ${percent(unverified)}, the right one first ${percent(corrected)}; the right pincode called wrong ${percent(falsePositiveRate)}`,
  );
}
