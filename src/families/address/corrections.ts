/** Suggested corrections: the pincode, and names that match phonetically only or are outdated. */
import { districtNames, stateName } from '../../../data/places.ts';
import { districtAliases } from '../../../data/tables/place_names.ts';
import { canonical } from '../../core/text/fold.ts';
import type { Clue } from './evidence.ts';
import type { Place } from './places.ts';
import type { Guess, Reading } from './read.ts';
import type { Correction } from './records.ts';
import { writtenName } from './why.ts';
import { nameKeyOf } from './words.ts';

export function correctionsOf(reading: Reading): Correction[] {
  const [best] = reading.guesses;
  const { pincode } = reading.given;
  const corrections: Correction[] = [];
  if (pincode !== undefined && pincode !== best?.place[0]) corrections.push(pincodeCorrection(reading, pincode, best));
  const seen = new Set<string>();
  for (const clue of best?.clues ?? []) {
    const correction = nameCorrection(reading, best as Guess, clue);
    if (!correction || seen.has(correction.from)) continue;
    seen.add(correction.from);
    corrections.push(correction);
  }
  return corrections;
}

function pincodeCorrection({ written }: Reading, pincode: string, best: Guess | undefined): Correction {
  const is = written ? `${pincode} is ${placeOf(written)}` : `${pincode} is not a pincode`;
  if (!best) return { from: pincode, to: null, why: `${is}; no name in the address says which one is meant` };
  return { from: pincode, to: best.place[0], why: `${is}; the names in the address speak for ${placeOf(best.place)}` };
}

function placeOf([, state, office, , district]: Place): string {
  return `${office} in ${district}, ${stateName(state) ?? state}`;
}

/** Abbreviations such as hyd and blr, which were never an official name. */
function isShortForm(name: string): boolean {
  return districtAliases().some(({ former, short }) => short && canonical(former) === canonical(name));
}

/** Corrects names of states, districts and head post offices, whose official spelling is known. */
function nameCorrection(reading: Reading, { place }: Guess, clue: Clue): Correction | undefined {
  const [, state, office, , ...districts] = place;
  const from = writtenName(reading, clue);
  if (clue.kind === 'd') {
    const district = districts.find((name) => districtNames(state, name).some((one) => canonical(one) === canonical(from)));
    if (district !== undefined && canonical(district) !== canonical(from))
      return { from, to: district, why: isShortForm(from) ? 'It is short for it' : 'The district is called so today' };
  }
  if (clue.heard === undefined) return undefined;
  const names = { s: [stateName(state) ?? ''], d: districts, h: [office] }[clue.kind as string] ?? [];
  const to = names.find((name) => nameKeyOf(name) === clue.heard);
  return to === undefined || canonical(to) === canonical(from) ? undefined : { from, to, why: 'It sounds like it' };
}
