/** Train numbers and names of the railway timetable. */
import type { BundledTable, Recipe } from '../recipe.ts';
import { RAILWAY_LISTS, readTrains } from './stations/sources.ts';

export interface TrainRow {
  readonly number: string;
  readonly name: string;
}

export const recipe: Recipe = {
  name: 'trains',
  packages: [RAILWAY_LISTS],
  run(files): readonly BundledTable[] {
    const list = files.get(RAILWAY_LISTS.name)?.get('src/trainsData.ts');
    if (!list) throw new Error('the list of trains is missing');
    const rows = [...readTrains(list)].map(([number, name]): TrainRow => ({ number, name }));
    rows.sort((a, b) => (a.number < b.number ? -1 : 1));
    return [{ name: 'trains', columns: ['number', 'name'], rows: rows.map((row) => ({ ...row })) }];
  },
};
