/** Evaluation set for the address parser: bank branches with the pincode removed from the address. The pincode is the expected answer. */
import { bundled } from '../../data/bundled.ts';
import type { BranchRow } from '../../data/formats/ifsc-branch.ts';
import { districtNames, stateName } from '../../data/places.ts';
import { canonical } from '../../src/core/text/fold.ts';
import { readTable } from '../../src/core/util/table.ts';
import { foldOf } from '../../src/families/address/train-test-split.ts';

export interface Question {
  /** The address as published by the bank, without the pincode. */
  readonly address: string;
  /** Branch name, address, city and state, as written on an envelope. */
  readonly envelope: string;
  readonly pincode: string;
  readonly state: string;
  /** Canonical spellings of all names of the district. */
  readonly districts: ReadonlySet<string>;
}

export function questionsOf(share: number): Question[] {
  const questions: Question[] = [];
  for (const row of readTable<keyof BranchRow>(bundled('branches')) as Iterable<BranchRow>) {
    if (row.pincode === '' || row.address === '' || foldOf(row.ifsc) !== share) continue;
    const { branch, city, state, district, pincode } = row;
    const address = withoutPincode(row.address, pincode);
    questions.push({
      address,
      envelope: `${withoutPincode(branch, pincode)}, ${address}, ${city}, ${stateName(state)}`,
      pincode,
      state,
      districts: new Set(districtNames(state, district).map(canonical)),
    });
  }
  return questions;
}

function withoutPincode(text: string, pincode: string): string {
  return text.replace(new RegExp(`${pincode.slice(0, 3)}[\\s-]?${pincode.slice(3)}`, 'g'), ' ');
}

export function isDistrict({ state, districts }: Question, district: string): boolean {
  return districtNames(state, district).some((name) => districts.has(canonical(name)));
}
