/** Satellites from the hand-written table; after a refresh, also orbital elements of every active satellite. */
import { sources } from '../../../data/sources.ts';
import { type SatelliteRow, satelliteRows } from '../../../data/tables/satellites.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { FormatChangeError } from '../../core/dataset/refresh/format-change.ts';
import { canonical } from '../../core/text/fold.ts';
import { fromOmm, type OrbitalElements } from './elements.ts';
import type { SatelliteRecord } from './records.ts';

export const satellites: DatasetDefinition = {
  name: 'satellites',
  source: sources.satellites,
  module: import.meta.url,
  inputs: [],
  kinds: { satellites: 'kind=satellite', withElements: 'elements=1' },
  rows: () => rowsOf(new Map()),
  missingData: (dataset) => (dataset.count('elements', '1') === 0 ? 'no orbital elements before the first refresh' : undefined),
  check(dataset) {
    if (!dataset.get('id', '25544')) throw new Error('the ISS is missing');
  },
  // CelesTrak asks clients to download only a few times a day.
  refresh: {
    url: 'https://celestrak.org/NORAD/elements/gp.php?GROUP=active&FORMAT=json',
    everyHours: 8,
    maxBytes: 60_000_000,
    rows: (file) => {
      const elements = readMessages(file);
      const newest = [...elements.values()].reduce((latest, { epoch }) => (epoch > latest ? epoch : latest), '');
      return { version: newest, asOf: newest.slice(0, 10), rows: rowsOf(elements) };
    },
  },
};

/** Valid OMM records of a file, by catalogue number. */
export function readMessages(file: Buffer): Map<number, OrbitalElements> {
  let messages: unknown;
  try {
    messages = JSON.parse(file.toString());
  } catch {
    throw new Error('is not JSON');
  }
  if (!Array.isArray(messages)) throw new FormatChangeError('is not a list of orbit messages');
  const elements = new Map<number, OrbitalElements>();
  for (const message of messages) {
    const read = fromOmm(message);
    if ('elements' in read) elements.set(read.elements.id, read.elements);
  }
  if (elements.size === 0) throw new FormatChangeError('has no valid orbit message');
  return elements;
}

/** Satellites of the table first, then all others by catalogue number. */
function* rowsOf(elements: ReadonlyMap<number, OrbitalElements>): Generator<PackRow> {
  const described = new Set(satelliteRows().map(({ id }) => id));
  for (const row of satelliteRows()) yield packRow(row, elements.get(row.id) ?? null);
  for (const element of [...elements.values()].sort((a, b) => a.id - b.id)) {
    if (described.has(element.id)) continue;
    yield packRow(
      { id: element.id, name: element.name, designator: element.designator, groups: [], aliases: [], magnitude: null, frequencies: [] },
      element,
    );
  }
}

function packRow(
  { id, name, designator, groups, aliases, magnitude, frequencies }: SatelliteRow,
  elements: OrbitalElements | null,
): PackRow {
  const record: SatelliteRecord = { id, name, designator, groups, aliases, magnitude, frequencies, elements };
  return {
    json: record,
    terms: [
      valueTerm('kind', 'satellite'),
      valueTerm('id', String(id)),
      ...(elements ? [valueTerm('elements', '1')] : []),
      ...[name, designator, ...aliases].filter(Boolean).map((text) => valueTerm('name', canonical(text))),
      ...groups.map((group) => valueTerm('group', group)),
      ...wordTerms('words', name, designator, String(id), ...aliases),
    ],
  };
}
