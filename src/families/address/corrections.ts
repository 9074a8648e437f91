/** Suggested corrections: the pincode, and names that match phonetically only or are outdated. */
import { districtNames, stateName } from '../../../data/places.ts';
import { districtAliases } from '../../../data/tables/place_names.ts';
import { canonical } from '../../core/text/fold.ts';
import { originalName } from './explanation.ts';
import type { GazetteerMatch } from './gazetteer-match.ts';
import type { ParsedAddress, PincodeCandidate } from './parse.ts';
import type { PincodeTuple } from './pincode-index.ts';
import type { AddressCorrection } from './records.ts';
import { phoneticKeyOfName } from './tokenise.ts';

export function correctionsOf(parsed: ParsedAddress): AddressCorrection[] {
  const [best] = parsed.candidates;
  const { pincode } = parsed.preprocessed;
  const corrections: AddressCorrection[] = [];
  if (pincode !== undefined && pincode !== best?.place[0]) corrections.push(pincodeCorrection(parsed, pincode, best));
  const seen = new Set<string>();
  for (const match of best?.matches ?? []) {
    const correction = nameCorrection(parsed, best as PincodeCandidate, match);
    if (!correction || seen.has(correction.from)) continue;
    seen.add(correction.from);
    corrections.push(correction);
  }
  return corrections;
}

function pincodeCorrection({ writtenPlace }: ParsedAddress, pincode: string, best: PincodeCandidate | undefined): AddressCorrection {
  const finding = writtenPlace ? `${pincode} is ${describePlace(writtenPlace)}` : `${pincode} is not a pincode`;
  if (!best) return { from: pincode, to: null, why: `${finding}; no name in the address shows which one is meant` };
  return { from: pincode, to: best.place[0], why: `${finding}; the names in the address match ${describePlace(best.place)}` };
}

function describePlace([, state, office, , district]: PincodeTuple): string {
  return `${office} in ${district}, ${stateName(state) ?? state}`;
}

/** Abbreviations such as hyd and blr, which were never an official name. */
function isShortForm(name: string): boolean {
  return districtAliases().some(({ former, short }) => short && canonical(former) === canonical(name));
}

/** Corrects names of states, districts and head post offices, whose official spelling is known. */
function nameCorrection(parsed: ParsedAddress, { place }: PincodeCandidate, match: GazetteerMatch): AddressCorrection | undefined {
  const [, state, office, , ...districts] = place;
  const from = originalName(parsed, match);
  if (match.kind === 'd') {
    const district = districts.find((name) =>
      districtNames(state, name).some((districtName) => canonical(districtName) === canonical(from)),
    );
    if (district !== undefined && canonical(district) !== canonical(from))
      return { from, to: district, why: isShortForm(from) ? 'It is an abbreviation' : 'It is the current name of the district' };
  }
  if (match.phoneticKey === undefined) return undefined;
  const names = { s: [stateName(state) ?? ''], d: districts, h: [office] }[match.kind as string] ?? [];
  const to = names.find((name) => phoneticKeyOfName(name) === match.phoneticKey);
  return to === undefined || canonical(to) === canonical(from) ? undefined : { from, to, why: 'It is pronounced alike' };
}
