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
const MIN_QUERY_LENGTH = 2;
/** Text with a comma and more words than this is treated as an address. */
const MAX_PLACE_NAME_WORDS = 3;

interface Address {
  readonly candidates: readonly { readonly pincode: string; readonly office: string; readonly district: string; readonly state: string }[];
}

function isAddress(text: string): boolean {
  return text.includes(',') && text.split(/[\s,]+/).length > MAX_PLACE_NAME_WORDS;
}

async function suggestForAddress(text: string, signal: AbortSignal): Promise<ComboboxOption<PlaceChoice>[]> {
  const { data } = await getJson<Address>('/v1/address', { q: text }, signal);
  return data.candidates.map(({ pincode, office, district, state }) => ({
    label: `${office}, ${district}`,
    description: [pincode, stateText(state)].join(' · '),
    value: { pincode, name: district },
  }));
}

export function startPlaceCombobox(onSelect: (place: PlaceChoice) => void): Combobox {
  return startCombobox<PlaceChoice>(
    'place',
    async (text, signal) => {
      if (text.length < MIN_QUERY_LENGTH) return [];
      if (isAddress(text)) return suggestForAddress(text, signal);
      const { data } = await getJson<readonly Office[]>('/v1/pincode', { q: text, limit: MAX_PLACES * 3 }, signal);
      const places = new Map<string, { label: string; description: string; value: PlaceChoice }>();
      for (const { pincode, name, district, state, matched } of data) {
        const displayName = matched?.name ?? name;
        const label = displayName === district || district === null ? displayName : `${displayName}, ${district}`;
        // Deduplicates offices by pincode and name.
        const key = `${pincode} ${displayName}`;
        if (!places.has(key))
          places.set(key, {
            label,
            description: [pincode, state && stateText(state)].filter(Boolean).join(' · '),
            value: { pincode, name: label },
          });
      }
      return [...places.values()].slice(0, MAX_PLACES);
    },
    ({ value }) => onSelect(value),
  );
}
