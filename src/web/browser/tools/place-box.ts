/** Combobox for towns, areas and pincodes; yields a pincode. */
import { ask } from './ask.ts';
import { type Box, startBox } from './box.ts';

interface Office {
  readonly pincode: string;
  readonly name: string;
  readonly district: string | null;
  readonly state: string | null;
  readonly matched?: { readonly name: string };
}

export interface PlaceChoice {
  readonly pincode: string;
  readonly name: string;
}

const MOST_PLACES = 8;
/** Minimum query length. */
const SHORTEST = 2;

export function startPlaceBox(take: (place: PlaceChoice) => void): Box {
  return startBox<PlaceChoice>(
    'place',
    async (text, signal) => {
      if (text.length < SHORTEST) return [];
      const { data } = await ask<readonly Office[]>('/v1/pincode', { q: text, limit: MOST_PLACES * 3 }, signal);
      const places = new Map<string, { label: string; about: string; value: PlaceChoice }>();
      for (const { pincode, name, district, state, matched } of data) {
        const called = matched?.name ?? name;
        const label = called === district || district === null ? called : `${called}, ${district}`;
        // Deduplicates offices by pincode and name.
        const key = `${pincode} ${called}`;
        if (!places.has(key))
          places.set(key, { label, about: [pincode, state].filter(Boolean).join(' · '), value: { pincode, name: label } });
      }
      return [...places.values()].slice(0, MOST_PLACES);
    },
    ({ value }) => take(value),
  );
}
