/** Pincode finder: place, post offices, and nearby ones on a map. */
import { byId, el } from '../dom.ts';
import { placesIn, showMap } from '../map.ts';
import { ask, refuse, run } from './ask.ts';
import { answer, copyButton, readState, wordsOf, writeState } from './frame.ts';
import { startPlaceBox } from './place-box.ts';
import { fill } from './view.ts';

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

const AROUND = 12;
const words = wordsOf('pincode');

const box = startPlaceBox(({ pincode }) => look(pincode));
byId('here').addEventListener('click', () => {
  if (!navigator.geolocation) return refuse(words.unknown);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => void nearest(coords.latitude, coords.longitude),
    () => refuse(words.unknown),
  );
});
const given = readState().get('pincode');
if (given !== null) {
  box.write(given);
  look(given);
}

function nearest(lat: number, lng: number): Promise<void> {
  return run(async (signal) => {
    const { data } = await ask<readonly Office[]>('/v1/pincode/near', { lat, lng, limit: 1 }, signal);
    const [first] = data;
    if (first?.pincode === undefined) return refuse(words.unknown);
    box.write(first.pincode);
    look(first.pincode);
  });
}

function look(pincode: string): void {
  writeState({ pincode });
  void run(async (signal) => {
    const { data } = await ask<Pincode>(`/v1/pincode/${encodeURIComponent(pincode)}`, {}, signal);
    draw(data, []);
    // Some pincodes have no coordinates, and then no nearby offices.
    const around = await ask<readonly Office[]>('/v1/pincode/near', { pincode, limit: AROUND * 2 }, signal).catch(() => ({ data: [] }));
    if (!signal.aborted) draw(data, around.data);
  });
}

function draw(found: Pincode, around: readonly Office[]): void {
  const { pincode, district, state, offices, localities = [] } = found;
  const others = around.filter((office) => office.pincode !== pincode).slice(0, AROUND);
  const map = showMap(placesIn([offices, others]));
  answer.replaceChildren(
    el(
      'div',
      { class: 'rows' },
      el('p', { class: 'big' }, pincode),
      copyButton(() => pincode),
    ),
    el('p', {}, [district, state].filter(Boolean).join(', ')),
    ...(map ? [el('div', { class: 'drawn' }, map)] : []),
    el('h2', {}, words.offices),
    el('ul', { class: 'rows' }, ...offices.map(row)),
    ...(localities.length > 0 ? [el('h2', {}, words.localities), el('p', {}, localities.join(' · '))] : []),
    ...(others.length > 0 ? [el('h2', {}, words.around), el('ul', { class: 'rows' }, ...others.map(row))] : []),
  );
}

function row({ name, type, delivery, pincode, distanceKm }: Office): HTMLElement {
  const link = pincode !== undefined && el('a', { href: `?pincode=${pincode}`, class: 'code' }, pincode);
  return el(
    'li',
    {},
    link,
    el('strong', {}, name),
    el('span', { class: 'muted' }, delivery ? `${type}, ${words.delivery}` : type),
    distanceKm !== undefined && el('span', { class: 'muted far' }, fill(words.away, { km: distanceKm.toFixed(1) })),
  );
}
