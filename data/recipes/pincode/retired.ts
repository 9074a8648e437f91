/** Pincodes of the directory of August 2015 that the current one lacks, with the place they served. */

import { districtName, officeName } from '../../formats/office-name.ts';
import { findState } from '../../places.ts';
import type { FormerOffice } from './sources.ts';

export interface RetiredPincode {
  readonly pincode: string;
  readonly district: string;
  readonly state: string;
  readonly office: string;
}

const PINCODE = /^[1-9][0-9]{5}$/;

/** @param stateOfRegion the present state of the pincodes with the same first three digits, for rows that name none */
export function retiredPincodes(
  former: readonly FormerOffice[],
  present: ReadonlySet<string>,
  stateOfRegion: (prefix: string) => string,
): RetiredPincode[] {
  const retired = new Map<string, FormerOffice>();
  for (const office of former) {
    if (present.has(office.pincode) || !PINCODE.test(office.pincode)) continue;
    const best = retired.get(office.pincode);
    if (!best || rank(office) < rank(best)) retired.set(office.pincode, office);
  }
  return [...retired.values()]
    .map((office) => {
      const state = presentState(office) ?? stateOfRegion(office.pincode.slice(0, 3));
      return {
        pincode: office.pincode,
        // "Aurangabad(BH)": the state has its own column.
        district: districtName(office.Districtname.replace(/\s*\([^)]*\)$/, ''), state),
        state,
        office: officeName(office.officename),
      };
    })
    .sort((a, b) => (a.pincode < b.pincode ? -1 : 1));
}

/** Sort rank: head offices, then sub-offices, then branch offices; delivering ones first within a type. */
function rank({ officeType, Deliverystatus }: FormerOffice): number {
  const type = ['H.O', 'S.O', 'B.O'].indexOf(officeType);
  return (type < 0 ? 3 : type) * 2 + (Deliverystatus === 'Delivery' ? 0 : 1);
}

/** Ladakh was part of Jammu and Kashmir until 2019. */
function presentState({ statename, Districtname }: FormerOffice): string | undefined {
  return /^(?:Leh|Kargil)$/i.test(Districtname) ? 'LA' : findState(statename)?.code;
}
