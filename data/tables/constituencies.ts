/** Constituencies of the Lok Sabha and of the state assemblies. */
import { lazy } from '../../src/core/util/lazy.ts';
import { groupBy } from '../formats/group-by.ts';
import { integer, oneOf, table, text } from '../table.ts';

/** Scheduled castes, scheduled tribes, Bhutia and Lepcha, the Sangha. */
export const RESERVATIONS = ['SC', 'ST', 'BL', 'Sangha'] as const;
export type Reservation = (typeof RESERVATIONS)[number];

interface Seat {
  readonly state: string;
  readonly number: number;
  readonly name: string;
  readonly reserved: Reservation | null;
}

export interface AssemblySeat extends Seat {
  /** Number of the Lok Sabha constituency that contains it. */
  readonly lokSabha: number;
}

export interface LokSabhaSeat extends Seat {
  readonly assembly: readonly AssemblySeat[];
}

const reserved = (cell: string): Reservation | null => (cell === '' ? null : oneOf(...RESERVATIONS)(cell));

const assemblyRows = table(
  'assembly_seats.tsv',
  { state: text, lok_sabha: integer, number: integer, name: text, reserved },
  'state',
  'number',
);
export const assemblySeats: () => readonly AssemblySeat[] = lazy(() =>
  assemblyRows().map(({ lok_sabha, ...seat }) => ({ ...seat, lokSabha: lok_sabha })),
);

const lokSabhaRows = table('lok_sabha_seats.tsv', { state: text, number: integer, name: text, reserved }, 'state', 'number');
export const lokSabhaSeats: () => readonly LokSabhaSeat[] = lazy(() => {
  const parts = groupBy(assemblySeats(), ({ state, lokSabha }) => `${state} ${lokSabha}`);
  return lokSabhaRows().map((seat) => ({ ...seat, assembly: parts.get(`${seat.state} ${seat.number}`) ?? [] }));
});

const synonymRows = table('seat_words.tsv', { written: text, other: text }, 'written', 'other');
const synonyms = lazy(() => synonymRows().map(({ written, other }) => [written.toLowerCase().replaceAll('-', ' '), other] as const));

/** Synonyms of words in a name, for search. */
export function seatSynonyms(name: string): string[] {
  const padded = ` ${name.toLowerCase().replace(/[()]/g, ' ').replaceAll('-', ' ')} `;
  return synonyms().flatMap(([spelling, other]) => (padded.includes(` ${spelling} `) ? [other] : []));
}
