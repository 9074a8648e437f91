/** Parses and validates orbital elements from OMM (JSON) and TLE into one form. */
import { DAY_MS } from '../../core/calendar/date.ts';

/** Mean elements, as in the CCSDS Orbit Mean-Elements Message (OMM). */
export interface OrbitalElements {
  readonly id: number;
  readonly name: string;
  readonly designator: string;
  /** ISO 8601, UTC. */
  readonly epoch: string;
  /** Revolutions per day. */
  readonly meanMotion: number;
  readonly eccentricity: number;
  readonly inclination: number;
  readonly ascendingNode: number;
  readonly argumentOfPerigee: number;
  readonly meanAnomaly: number;
  readonly drag: number;
  readonly meanMotionDot: number;
  readonly meanMotionDdot: number;
  /** The original TLE, if any: its epoch is finer than a millisecond. */
  readonly lines?: readonly [string, string];
}

type ElementsResult = { readonly elements: OrbitalElements } | { readonly problem: string };

/** Parses an OMM. Numbers may be strings. */
export function fromOmm(message: unknown): ElementsResult {
  if (typeof message !== 'object' || message === null) return { problem: 'must be an OMM object' };
  const omm = message as Record<string, unknown>;
  const number = (name: string, fallback = Number.NaN): number => {
    const value = omm[name];
    return typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : fallback;
  };
  const text = (name: string): string => (typeof omm[name] === 'string' ? (omm[name] as string).slice(0, 60) : '');
  const elements: OrbitalElements = {
    id: number('NORAD_CAT_ID'),
    name: text('OBJECT_NAME'),
    designator: text('OBJECT_ID'),
    epoch: isoEpoch(text('EPOCH')),
    meanMotion: number('MEAN_MOTION'),
    eccentricity: number('ECCENTRICITY'),
    inclination: number('INCLINATION'),
    ascendingNode: number('RA_OF_ASC_NODE'),
    argumentOfPerigee: number('ARG_OF_PERICENTER'),
    meanAnomaly: number('MEAN_ANOMALY'),
    drag: number('BSTAR', 0),
    meanMotionDot: number('MEAN_MOTION_DOT', 0),
    meanMotionDdot: number('MEAN_MOTION_DDOT', 0),
  };
  return validateElements(elements);
}

function isoEpoch(text: string): string {
  const ms = Date.parse(text.endsWith('Z') ? text : `${text}Z`);
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString();
}

const TLE_LINE = /^[\x20-\x7e]{69}$/;

/** Parses a TLE, with or without a name line. */
export function fromTle(text: string): ElementsResult {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  const name = lines.length === 3 ? (lines.shift() as string).replace(/^0 /, '').slice(0, 60) : '';
  const [first = '', second = ''] = lines;
  if (lines.length !== 2 || !first.startsWith('1 ') || !second.startsWith('2 '))
    return { problem: 'must be a TLE of two lines that begin with 1 and 2' };
  for (const [index, line] of [first, second].entries()) {
    if (!TLE_LINE.test(line)) return { problem: `line ${index + 1} must have 69 characters` };
    if (tleChecksum(line) !== Number(line[68]))
      return { problem: `line ${index + 1} has a wrong check digit: ${line[68]} instead of ${tleChecksum(line)}` };
  }
  if (first.slice(2, 7) !== second.slice(2, 7)) return { problem: 'both lines must have the same catalogue number' };
  const field = (line: string, from: number, to: number): number => Number(line.slice(from, to).trim() || Number.NaN);
  return validateElements({
    id: catalogueNumber(first.slice(2, 7)),
    name,
    designator: designatorOf(first.slice(9, 17).trim()),
    epoch: epochOf(field(first, 18, 20), field(first, 20, 32)),
    meanMotion: field(second, 52, 63),
    eccentricity: Number(`0.${second.slice(26, 33).replaceAll(' ', '0')}`),
    inclination: field(second, 8, 16),
    ascendingNode: field(second, 17, 25),
    argumentOfPerigee: field(second, 34, 42),
    meanAnomaly: field(second, 43, 51),
    drag: scientific(first.slice(53, 61)),
    meanMotionDot: field(first, 33, 43),
    meanMotionDdot: scientific(first.slice(44, 52)),
    lines: [first, second],
  });
}

/** TLE checksum: sum of all digits modulo 10, a minus sign counting as 1. */
function tleChecksum(line: string): number {
  let sum = 0;
  for (const character of line.slice(0, 68)) sum += character === '-' ? 1 : character >= '0' && character <= '9' ? Number(character) : 0;
  return sum % 10;
}

/** Alpha-5: catalogue numbers above 99,999 begin with a letter, without I and O. */
function catalogueNumber(text: string): number {
  const letterIndex = 'ABCDEFGHJKLMNPQRSTUVWXYZ'.indexOf(text[0] ?? ' ');
  return letterIndex < 0 ? Number(text) : (letterIndex + 10) * 10_000 + Number(text.slice(1));
}

/** `98067A` → `1998-067A`. */
function designatorOf(text: string): string {
  return /^\d{5}/.test(text) ? `${Number(text.slice(0, 2)) < 57 ? 20 : 19}${text.slice(0, 2)}-${text.slice(2)}` : '';
}

function epochOf(year: number, dayOfYear: number): string {
  const ms = Date.UTC(year < 57 ? 2000 + year : 1900 + year, 0, 1) + (dayOfYear - 1) * DAY_MS;
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString();
}

/** TLE exponent notation with an implied decimal point: ` 12808-3` is 0.12808e-3. */
function scientific(text: string): number {
  const match = /^([ +-])(\d{5})([ +-]\d)$/.exec(text.padStart(8));
  if (!match) return text.trim() === '' ? 0 : Number.NaN;
  return Number(`${match[1] === '-' ? '-' : ''}0.${match[2]}e${(match[3] as string).replace(' ', '+')}`);
}

/** Accepted ranges of elements; values outside are rejected before they reach SGP4. */
const ELEMENT_BOUNDS: readonly (readonly [Exclude<keyof OrbitalElements, 'lines'>, number, number])[] = [
  ['id', 0, 999_999_999],
  ['meanMotion', 0.05, 18],
  ['eccentricity', 0, 0.999],
  ['inclination', 0, 180],
  ['ascendingNode', -360, 360],
  ['argumentOfPerigee', -360, 360],
  ['meanAnomaly', -360, 360],
  ['drag', -10, 10],
  ['meanMotionDot', -10, 10],
  ['meanMotionDdot', -10, 10],
];

function validateElements(elements: OrbitalElements): ElementsResult {
  if (elements.epoch === '') return { problem: 'must contain an epoch' };
  for (const [name, low, high] of ELEMENT_BOUNDS) {
    const value = elements[name] as number;
    if (!(value >= low && value <= high)) return { problem: `${name} must be a number from ${low} to ${high}` };
  }
  return { elements };
}

/** Orbital period. */
export function periodMinutes({ meanMotion }: OrbitalElements): number {
  return 1440 / meanMotion;
}

/** Distance in days between epoch and a time: accuracy decays daily. */
export function ageDays({ epoch }: OrbitalElements, ms: number): number {
  return Math.round((Math.abs(ms - Date.parse(epoch)) / DAY_MS) * 10) / 10;
}
