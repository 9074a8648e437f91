/** OurAirports as tables: open airports, their runways, and country names. */
import { parse } from 'csv-parse/sync';
import { AIRPORT_COLUMNS, readAirports } from '../formats/ourairports.ts';
import type { Recipe } from '../recipe.ts';

const PACKAGE = '@cyanheads/ourairports-mcp-server';

export const recipe: Recipe = {
  name: 'airports',
  packages: [
    {
      name: PACKAGE,
      version: '0.2.3',
      integrity: 'sha512-xXtwbJzBTXyGwXQSlBnLNkEy0pvARwVaffx3s0HTFCskhyo51w8Mz9ZHsCy0KGJ/lbM4vrO0uc4suPnLqgDW1Q==',
    },
  ],
  run(files) {
    const file = (path: string): Buffer => {
      const content = files.get(PACKAGE)?.get(path);
      if (content === undefined) throw new Error(`${PACKAGE} has no file ${path}`);
      return content;
    };
    const airports = readAirports(file('data/airports.csv'));
    const idents = new Set(airports.map(({ ident }) => ident));
    return [
      { name: 'airports', columns: AIRPORT_COLUMNS, rows: airports.map((row) => ({ ...row })) },
      {
        name: 'runways',
        columns: RUNWAY_COLUMNS,
        rows: readRunways(file('data/runways.csv')).filter(({ airport }) => idents.has(airport)),
      },
      { name: 'countries', columns: ['code', 'name'], rows: readCountries(file('data/countries.csv')) },
    ];
  },
};

const RUNWAY_COLUMNS = ['airport', 'lowEnd', 'highEnd', 'lengthFt', 'widthFt', 'surface', 'lighted'] as const;
type RunwayTableRow = Record<(typeof RUNWAY_COLUMNS)[number], string>;

/** Open runways, grouped by airport in their published order. */
function readRunways(csv: Buffer): RunwayTableRow[] {
  const rows = parse(csv, { columns: true }) as Record<string, string>[];
  return rows
    .filter(({ closed }) => closed !== '1')
    .map((row) => ({
      airport: row.airport_ident ?? '',
      lowEnd: row.le_ident ?? '',
      highEnd: row.he_ident ?? '',
      lengthFt: row.length_ft ?? '',
      widthFt: row.width_ft ?? '',
      surface: row.surface ?? '',
      lighted: row.lighted ?? '',
    }))
    .sort((a, b) => (a.airport < b.airport ? -1 : a.airport > b.airport ? 1 : 0));
}

function readCountries(csv: Buffer): { code: string; name: string }[] {
  const rows = parse(csv, { columns: true }) as Record<string, string>[];
  return rows.map(({ code = '', name = '' }) => ({ code, name }));
}
