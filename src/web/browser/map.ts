/** Small map of the places in a response: all of India for distant places, a plain chart with a scale for close ones. */
import { CELL_DEGREES, COLUMNS, dotPaths, NORTH, ROWS, WEST } from './india.ts';
import { type LabelBox, placeLabels } from './map-labels.ts';
import { drawing, label, round, svg } from './svg.ts';

export interface MapPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

const WIDTH = 340;
const HEIGHT = 240;
const MAX_PLACES = 100;
const DOT = 4;
const SMALL_DOT = 2.5;
const KM_PER_DEGREE = 111.2;
/** Span in degrees above which the map of India is used. */
const WIDE_DEGREES = 3;

/** Collects all coordinates in a response, at any depth. */
export function collectPlaces(data: unknown, into: MapPlace[] = []): MapPlace[] {
  if (into.length >= MAX_PLACES || typeof data !== 'object' || data === null) return into;
  if (Array.isArray(data)) for (const item of data) collectPlaces(item, into);
  else {
    const record = data as Record<string, unknown>;
    const { latitude, longitude } = record;
    if (typeof latitude === 'number' && typeof longitude === 'number') into.push({ name: nameOf(record), latitude, longitude });
    else for (const member of Object.values(record)) collectPlaces(member, into);
  }
  return into;
}

function nameOf(record: Record<string, unknown>): string {
  for (const key of ['name', 'city', 'code', 'iata', 'id']) if (typeof record[key] === 'string') return record[key];
  return '';
}

export function showMap(places: readonly MapPlace[]): Node | null {
  const [first] = places;
  if (!first) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  const span = Math.max(Math.max(...latitudes) - Math.min(...latitudes), Math.max(...longitudes) - Math.min(...longitudes));
  const names = places.slice(0, 5).map(({ name }) => name || 'a place');
  const words = `Map of ${names.join(', ')}${places.length > 5 ? ` and ${places.length - 5} more` : ''}`;
  const inIndia = places.every(
    ({ latitude, longitude }) => latitude > 6 && latitude < NORTH && longitude > WEST && longitude < WEST + COLUMNS * CELL_DEGREES,
  );
  if (places.length > 1 && (span < WIDE_DEGREES || !inIndia))
    return drawing(WIDTH, HEIGHT, words, 'map', ...closeUp(places), ...(inIndia ? inset(first) : []));
  return inIndia ? drawing(WIDTH, HEIGHT, words, 'map', ...country(places)) : null;
}

/** Inset map of the country, and the scale bar. */
const INSET_CELL = 1.5;
const INSET_LEFT = WIDTH - COLUMNS * INSET_CELL - 8;
const INSET_TOP = 10;
const INSET: LabelBox = { left: INSET_LEFT, right: WIDTH, top: 0, bottom: INSET_TOP + ROWS * INSET_CELL };
const SCALE: LabelBox = { left: 0, right: 160, top: HEIGHT - 22, bottom: HEIGHT };

/** Close-up around the centre, with a scale bar. */
function closeUp(places: readonly MapPlace[]): Node[] {
  const south = Math.min(...places.map(({ latitude }) => latitude));
  const north = Math.max(...places.map(({ latitude }) => latitude));
  const west = Math.min(...places.map(({ longitude }) => longitude));
  const east = Math.max(...places.map(({ longitude }) => longitude));
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const perDegree = Math.min((WIDTH - 170) / Math.max((east - west) * narrow, 1e-4), (HEIGHT - 80) / Math.max(north - south, 1e-4));
  const toX = (longitude: number): number => WIDTH / 2 - 45 + (longitude - (west + east) / 2) * narrow * perDegree;
  const toY = (latitude: number): number => HEIGHT / 2 - (latitude - (south + north) / 2) * perDegree;
  const kilometre = perDegree / KM_PER_DEGREE;
  const scale = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((km) => km * kilometre > 40) ?? 10_000;
  const [first] = places as [MapPlace];
  return [
    ...[1, 2, 3].map((ring) =>
      svg('circle', { cx: round(toX(first.longitude)), cy: round(toY(first.latitude)), r: round(ring * scale * kilometre), class: 'ring' }),
    ),
    ...marks(places, toX, toY, [INSET, SCALE]),
    svg('path', { d: `M12 ${HEIGHT - 14}v4h${round(scale * kilometre)}v-4`, class: 'scale' }),
    label(18 + scale * kilometre, HEIGHT - 9, scale < 1 ? `${scale * 1000} m` : `${scale} km`, 'small', 'start'),
  ];
}

function country(places: readonly MapPlace[]): Node[] {
  const cell = (HEIGHT - 16) / ROWS;
  const left = (WIDTH - COLUMNS * cell) / 2;
  const toX = (longitude: number): number => left + ((longitude - WEST) / CELL_DEGREES - 0.5) * cell;
  const toY = (latitude: number): number => 8 + ((NORTH - latitude) / CELL_DEGREES - 0.5) * cell;
  return [dots(left, 8, cell), ...marks(places, toX, toY)];
}

/** Inset that shows the position of the close-up in India. */
function inset({ latitude, longitude }: MapPlace): Node[] {
  return [
    dots(INSET_LEFT, INSET_TOP, INSET_CELL),
    svg('circle', {
      cx: round(INSET_LEFT + ((longitude - WEST) / CELL_DEGREES - 0.5) * INSET_CELL),
      cy: round(INSET_TOP + ((NORTH - latitude) / CELL_DEGREES - 0.5) * INSET_CELL),
      r: 3.5,
      class: 'mark',
    }),
  ];
}

function dots(x: number, y: number, cell: number): SVGGElement {
  const { small, large } = dotPaths();
  return svg(
    'g',
    { class: 'dots', transform: `translate(${round(x)} ${y}) scale(${round(cell)})` },
    svg('path', { d: small, class: 'small' }),
    svg('path', { d: large, class: 'large' }),
  );
}

function marks(
  places: readonly MapPlace[],
  toX: (longitude: number) => number,
  toY: (latitude: number) => number,
  reserved: readonly LabelBox[] = [],
): Node[] {
  const radius = places.length > 30 ? SMALL_DOT : DOT;
  const dotsAt = places.map(({ name, latitude, longitude }) => ({ name, x: toX(longitude), y: toY(latitude) }));
  const labels = placeLabels(dotsAt, { width: WIDTH, height: HEIGHT, radius, reserved });
  return [
    ...dotsAt.map(({ name, x, y }) => svg('circle', { cx: round(x), cy: round(y), r: radius, class: 'mark' }, svg('title', {}, name))),
    ...labels.map(({ x, y, text }) => label(x, y, text, 'place', 'start')),
  ];
}
