/** Pincode finder: place, post offices, and nearby ones on a map. */
import { byId, el } from '../dom.ts';
import { collectPlaces, showMap } from '../map.ts';
import { getJson, runTask, showFailure } from './api.ts';
import { startPlaceCombobox } from './place-combobox.ts';
import { answer, messagesOf, readState, stateText, toolCopyButton, writeState } from './tool-page.ts';
import { fillPlaceholders } from './view.ts';

interface Office {
  readonly name: string;
  readonly type: string;
  readonly delivery: boolean | null;
  readonly pincode?: string;
  readonly distanceKm?: number;
}

interface Pincode {
  readonly pincode: string;
  readonly district: string | null;
  readonly state: string | null;
  readonly offices: readonly Office[];
  readonly localities?: readonly string[];
}

const NEARBY_LIMIT = 12;
const messages = messagesOf('pincode');

const box = startPlaceCombobox(({ pincode }) => loadPincode(pincode));
byId('here').addEventListener('click', () => {
  if (!navigator.geolocation) return showFailure(messages.locationUnavailable);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => void nearest(coords.latitude, coords.longitude),
    () => showFailure(messages.locationUnavailable),
  );
});
const initialPincode = readState().get('pincode');
if (initialPincode !== null) {
  box.write(initialPincode);
  loadPincode(initialPincode);
}

function nearest(lat: number, lng: number): Promise<void> {
  return runTask(async (signal) => {
    const { data } = await getJson<readonly Office[]>('/v1/pincode/near', { lat, lng, limit: 1 }, signal);
    const [first] = data;
    if (first?.pincode === undefined) return showFailure(messages.locationUnavailable);
    box.write(first.pincode);
    loadPincode(first.pincode);
  });
}

function loadPincode(pincode: string): void {
  writeState({ pincode });
  void runTask(async (signal) => {
    const { data } = await getJson<Pincode>(`/v1/pincode/${encodeURIComponent(pincode)}`, {}, signal);
    render(data, []);
    // Some pincodes have no coordinates, and then no nearby offices.
    const around = await getJson<readonly Office[]>('/v1/pincode/near', { pincode, limit: NEARBY_LIMIT * 2 }, signal).catch(() => ({
      data: [],
    }));
    if (!signal.aborted) render(data, around.data);
  });
}

function render(record: Pincode, around: readonly Office[]): void {
  const { pincode, district, state, offices, localities = [] } = record;
  const others = around.filter((office) => office.pincode !== pincode).slice(0, NEARBY_LIMIT);
  const map = showMap(collectPlaces([offices, others]));
  answer.replaceChildren(
    el(
      'div',
      { class: 'rows' },
      el('p', { class: 'big' }, pincode),
      toolCopyButton(() => pincode),
    ),
    el('p', {}, [district, state && stateText(state)].filter(Boolean).join(', ')),
    ...(map ? [el('div', { class: 'drawn' }, map)] : []),
    el('h2', {}, messages.offices),
    el('ul', { class: 'rows' }, ...offices.map(row)),
    ...(localities.length > 0 ? [el('h2', {}, messages.localities), el('p', {}, localities.join(' · '))] : []),
    ...(others.length > 0 ? [el('h2', {}, messages.nearbyOffices), el('ul', { class: 'rows' }, ...others.map(row))] : []),
  );
}

function row({ name, type, delivery, pincode, distanceKm }: Office): HTMLElement {
  const link = pincode !== undefined && el('a', { href: `?pincode=${pincode}`, class: 'code' }, pincode);
  return el(
    'li',
    {},
    link,
    el('strong', {}, name),
    el('span', { class: 'muted' }, delivery ? `${type}, ${messages.delivery}` : type),
    distanceKm !== undefined && el('span', { class: 'muted far' }, fillPlaceholders(messages.distance, { km: distanceKm.toFixed(1) })),
  );
}
