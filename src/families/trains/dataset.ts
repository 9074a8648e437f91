/** Trains by number and name. */
import { bundled } from '../../../data/bundled.ts';
import type { StationRow } from '../../../data/recipes/stations.ts';
import type { TrainRow } from '../../../data/recipes/trains.ts';
import { sources } from '../../../data/sources.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { nameTerms, type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { canonical, nameKey } from '../../core/text/fold.ts';
import { readTable } from '../../core/util/table.ts';
import { trainOf } from './train-name.ts';

const TRAINS = bundled('trains');
const STATIONS = bundled('stations');

export const trains: DatasetDefinition = {
  name: 'trains',
  source: sources.trains,
  module: import.meta.url,
  inputs: [TRAINS, STATIONS],
  kinds: { trains: 'kind=train' },
  phoneticFields: ['words'],
  *rows() {
    const names = new Map<string, string>();
    for (const { code, name, current } of readTable<keyof StationRow>(STATIONS)) if (current === '1') names.set(code, name);
    for (const { number, name } of readTable<keyof TrainRow>(TRAINS)) yield packRow(number, name, names);
  },
  check(dataset) {
    if (dataset.count('kind', 'train') < 9_000) throw new Error('fewer than 9,000 trains');
    for (const number of ['12951', '12627']) if (!dataset.get('number', number)) throw new Error(`the train ${number} is missing`);
  },
};

/** Importance by first digit: long-distance trains first, then suburban ones, seasonal ones last. */
const IMPORTANCE: Readonly<Record<string, number>> = { '1': 6, '2': 6, '0': 0 };
const OTHER_IMPORTANCE = 2;

function packRow(number: string, listedAs: string, names: ReadonlyMap<string, string>): PackRow {
  const train = trainOf(number, listedAs, names);
  return {
    json: train,
    terms: [
      valueTerm('kind', 'train'),
      valueTerm('number', number),
      valueTerm('type', canonical(train.kind)),
      valueTerm('name', nameKey(train.name)),
      ...nameTerms('words', train.name),
      ...wordTerms('words', listedAs, number, train.kind),
    ],
    importance: IMPORTANCE[number[0] as string] ?? OTHER_IMPORTANCE,
  };
}
