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
import type { Train } from './records.ts';
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
    const listed = new Map(Array.from(readTable<keyof TrainRow>(TRAINS), ({ number, name }) => [number, name]));
    for (const [number, name] of listed) yield packRow(trainOf(number, name, names, listed));
  },
  check(dataset) {
    if (dataset.count('kind', 'train') < 9_000) throw new Error('fewer than 9,000 trains');
    for (const number of ['12951', '12627']) if (!dataset.get('number', number)) throw new Error(`the train ${number} is missing`);
  },
};

/** Former names of the cities that stations are named after, as people search for them. */
const FORMER_CITY_NAMES: Readonly<Record<string, readonly string[]>> = {
  Chennai: ['Madras'],
  Mumbai: ['Bombay'],
  Bengaluru: ['Bangalore'],
  Mysuru: ['Mysore'],
  Kolkata: ['Calcutta'],
  Thiruvananthapuram: ['Trivandrum'],
  Hazrat: ['Delhi'],
  Howrah: ['Kolkata'],
  Sealdah: ['Kolkata'],
  Madgaon: ['Goa'],
  Vasco: ['Goa'],
  Visakhapatnam: ['Vizag'],
  Yesvantpur: ['Bangalore', 'Bengaluru'],
  Lokmanyatilak: ['Mumbai'],
  Banaras: ['Varanasi'],
  Secunderabad: ['Hyderabad'],
  Rani: ['Bhopal'],
};

function cityNames(station: string): readonly string[] {
  return station.split(' ').flatMap((word) => FORMER_CITY_NAMES[word] ?? []);
}

/** Importance by first digit: long-distance trains first, then suburban ones, seasonal ones last. */
const IMPORTANCE: Readonly<Record<string, number>> = { '1': 6, '2': 6, '0': 0 };
const OTHER_IMPORTANCE = 2;

function packRow(train: Train): PackRow {
  const { number, name, listedAs, kind, stations, aliases } = train;
  return {
    json: train,
    terms: [
      valueTerm('kind', 'train'),
      valueTerm('number', number),
      valueTerm('type', canonical(kind)),
      ...[name, ...aliases].map((alias) => valueTerm('name', nameKey(alias))),
      ...nameTerms('words', name),
      ...wordTerms(
        'words',
        listedAs,
        number,
        kind,
        'express',
        ...aliases,
        ...stations.flatMap((station) => [station.name, ...cityNames(station.name)]),
      ),
    ],
    importance: IMPORTANCE[number[0] as string] ?? OTHER_IMPORTANCE,
  };
}
