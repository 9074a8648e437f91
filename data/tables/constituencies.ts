/**
 * The 543 Lok Sabha seats and 4,123 assembly seats: the delimitation of 2008, with Andhra Pradesh and Telangana apart (2014),
 * Jammu and Kashmir (2022) and Assam (2023). Typed in `constituencies/`.
 *
 * One Lok Sabha seat a line, with its assembly seats after the colon: `1 Ambala*: 1 Kalka, 2 Panchkula`.
 * A sign after a name says for whom the seat is reserved: `*` scheduled castes, `+` scheduled tribes, `^` Bhutia and Lepcha, `=` the Sangha.
 * Territories without an assembly have Lok Sabha seats only.
 */
import { east } from './constituencies/east.ts';
import { north } from './constituencies/north.ts';
import { northeast } from './constituencies/northeast.ts';
import { south } from './constituencies/south.ts';
import { uttarPradesh } from './constituencies/uttar_pradesh.ts';
import { west } from './constituencies/west.ts';

export const RESERVATIONS = { '*': 'SC', '+': 'ST', '^': 'BL', '=': 'Sangha' } as const;
export type Reservation = (typeof RESERVATIONS)[keyof typeof RESERVATIONS];

interface Seat {
  readonly state: string;
  readonly number: number;
  readonly name: string;
  readonly reserved: Reservation | null;
}

export interface AssemblySeat extends Seat {
  /** Number of the Lok Sabha seat of which it is a part. */
  readonly lokSabha: number;
}

export interface LokSabhaSeat extends Seat {
  readonly assembly: readonly AssemblySeat[];
}

const SEAT = /^(\d+) (.+?)([*+^=])?$/;

function readSeat(state: string, text: string): Seat {
  const [, number, name, sign] = SEAT.exec(text.trim()) ?? [];
  if (number === undefined || name === undefined) throw new Error(`${state}: ${text} cannot be read`);
  return { state, number: Number(number), name, reserved: sign === undefined ? null : RESERVATIONS[sign as keyof typeof RESERVATIONS] };
}

export const lokSabhaSeats: readonly LokSabhaSeat[] = Object.entries({
  ...north,
  ...uttarPradesh,
  ...east,
  ...northeast,
  ...west,
  ...south,
}).flatMap(([state, text]) =>
  text.split('\n').map((line): LokSabhaSeat => {
    const [head = '', parts] = line.split(': ');
    const seat = readSeat(state, head);
    const assembly = parts === undefined ? [] : parts.split(', ').map((part) => ({ ...readSeat(state, part), lokSabha: seat.number }));
    return { ...seat, assembly };
  }),
);

export const assemblySeats: readonly AssemblySeat[] = lokSabhaSeats.flatMap(({ assembly }) => assembly);
