/** Ends and popular names of well-known trains, by number; the train with the next number runs the other way. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { list, table, text } from '../table.ts';

const rows = table('train_ends.tsv', { number: text, from: text, to: text, names: list('|') }, 'number');

export interface TrainEnds {
  readonly ends: readonly [from: string, to: string];
  readonly names: readonly string[];
}

export const trainEnds: ReadonlyMap<string, TrainEnds> = new LazyMap(() =>
  rows().flatMap(({ number, from, to, names }): [string, TrainEnds][] => [
    [number, { ends: [from, to], names }],
    [String(Number(number) + 1), { ends: [to, from], names }],
  ]),
);
