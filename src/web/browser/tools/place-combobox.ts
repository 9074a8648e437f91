/** Combobox for towns, areas and pincodes; yields a pincode. */
import { getJson } from './api.ts';
import { type Combobox, type ComboboxOption, startCombobox } from './combobox.ts';
import { stateText } from './tool-page.ts';

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

const MAX_PLACES = 8;
/** Minimum query length. */
const MIN_QUERY_LENGTH = 2;
/** With a comma. */
const MAX_WORDS_OF_NAME = 3;

interface Address {
  readonly candidates: readonly { readonly pincode: string; readonly office: string; readonly district: string; readonly state: string }[];
}

/** A whole address, as people write it, rather than the name of a place. */
function isAddress(text: string): boolean {
  return text.includes(',') && text.split(/[\s,]+/).length > MAX_WORDS_OF_NAME;
}

async function suggestForAddress(text: string, signal: AbortSignal): Promise<ComboboxOption<PlaceChoice>[]> {
  const { data } = await getJson<Address>('/v1/address', { q: text }, signal);
  return data.candidates.map(({ pincode, office, district, state }) => ({
    label: `${office}, ${district}`,
    about: [pincode, stateText(state)].join(' · '),
    value: { pincode, name: district },
  }));
}

export function startPlaceCombobox(take: (place: PlaceChoice) => void): Combobox {
  return startCombobox<PlaceChoice>(
    'place',
    async (text, signal) => {
      if (text.length < MIN_QUERY_LENGTH) return [];
      if (isAddress(text)) return suggestForAddress(text, signal);
      const { data } = await getJson<readonly Office[]>('/v1/pincode', { q: text, limit: MAX_PLACES * 3 }, signal);
      const places = new Map<string, { label: string; about: string; value: PlaceChoice }>();
      for (const { pincode, name, district, state, matched } of data) {
        const called = matched?.name ?? name;
        const label = called === district || district === null ? called : `${called}, ${district}`;
        // Deduplicates offices by pincode and name.
        const key = `${pincode} ${called}`;
        if (!places.has(key))
          places.set(key, {
            label,
            about: [pincode, state && stateText(state)].filter(Boolean).join(' · '),
            value: { pincode, name: label },
          });
      }
      return [...places.values()].slice(0, MAX_PLACES);
    },
    ({ value }) => take(value),
  );
}
