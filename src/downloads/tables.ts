/** Tables offered for download: dataset, rows and columns. This is a stable interface: columns may be added, never removed. */

export type ColumnType = 'string' | 'boolean' | 'integer' | 'long' | 'number' | 'list';

export interface DownloadColumn {
  readonly name: string;
  /** Path of the value within a row: member names or array indexes. */
  readonly path: readonly string[];
  readonly type: ColumnType;
  /** Whether the SQLite file has an index on the column. */
  readonly isIndexed: boolean;
}

export interface DownloadTable {
  readonly name: string;
  readonly title: string;
  readonly dataset: string;
  /** Term prefix of the rows, by kind of row. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly columns: readonly DownloadColumn[];
  /** Whether rows are stored as the API returns them, so that no conversion is needed. */
  readonly isRecords: boolean;
}

/** Pseudo-paths: the kind of a row, and its term without the prefix. */
export const KIND_PATH = '#';
export const TERM_PATH = '$';

export const tables: readonly DownloadTable[] = [
  defineTable(
    'ifsc',
    'Bank branches by IFSC',
    'ifsc',
    { branches: 'kind=branch' },
    'ifsc* bank.code* bank.name branch address city* centre district* stateCode state pincode* contact micr* swift imps:boolean neft:boolean rtgs:boolean upi:boolean inferred:list',
  ),
  defineTable('banks', 'Banks and their codes', 'ifsc', { banks: 'kind=bank' }, 'code* name upi:boolean branches:integer'),
  defineTable('ifsc-withdrawn', 'Withdrawn IFSC codes', 'ifsc', { withdrawn: 'withdrawn=' }, 'ifsc* successor bank reason branch city'),
  defineTable(
    'pincode',
    'Post offices with their pincodes',
    'pincode',
    { offices: 'kind=office' },
    'pincode* name* type delivery:boolean division region circle district* stateCode* state latitude:number longitude:number positionFrom',
  ),
  defineTable('pincode-retired', 'Withdrawn pincodes', 'pincode', { retired: 'retired=' }, 'pincode* district state office'),
  defineTable(
    'villages',
    'Villages and localities with their pincodes',
    'villages',
    { villages: 'pin=' },
    'name=0* pincode=1* office=2 latitude=4:number longitude=5:number',
  ),
  defineTable(
    'stations',
    'Railway stations',
    'stations',
    { stations: 'kind=station' },
    'code* name* zone zoneName zoneSource stateCode state district latitude:number longitude:number formerCodes:list inTimetable:boolean',
  ),
  defineTable(
    'trains',
    'Train numbers and names',
    'trains',
    { trains: 'kind=train' },
    'number* name listedAs kind special:boolean stations:list',
  ),
  defineTable(
    'airports',
    'Airports of the world',
    'airports',
    { airports: 'kind=airport' },
    'ident* iata* icao* name type city country* countryName region stateCode state latitude:number longitude:number elevationFt:integer scheduledService:boolean timezone website wikipedia',
  ),
  defineTable(
    'rto',
    'Transport offices by vehicle registration code',
    'rto',
    { offices: 'prefix=' },
    'code* aliases:list stateCode* state office city district type active:boolean successor note',
  ),
  defineTable(
    'constituency',
    'Parliamentary and assembly constituencies',
    'constituency',
    { seats: 'level=' },
    'level number:integer name* reserved stateCode* state lokSabha.number:integer lokSabha.name',
  ),
  defineTable(
    'thirukkural',
    'The 1,330 kurals',
    'thirukkural',
    { kurals: 'kind=kural' },
    'number:integer* lines:list transliteration:list section.number:integer section.name group.number:integer group.name chapter.number:integer* chapter.name translations:list commentaries:list',
  ),
  defineTable('network-operators', 'Network operators by AS number', 'networks', { operators: 'asn=' }, 'asn:long* organisation'),
  defineTable(
    'email-lists',
    'Disposable and free email domains, role account names, top-level domains',
    'email',
    { curated: 'curated=', disposable: 'disposable=', free: 'free=', role: 'role=', tld: 'tld=' },
    `list=${KIND_PATH} value=${TERM_PATH}*`,
  ),
  defineTable(
    'phone-prefixes',
    'Operators, areas and time zones by phone number prefix',
    'phone',
    { carrier: 'carrier=', area: 'area=', zone: 'zone=' },
    `kind=${KIND_PATH} prefix=${TERM_PATH}* value`,
  ),
  defineTable(
    'mobile-networks',
    'Mobile networks by their codes',
    'mobile-networks',
    { networks: 'kind=network' },
    'code* mcc mnc operator* circle.code circle.name operational:boolean formerly',
  ),
];

/** Datasets that are not offered, with the reason. */
export const NOT_OFFERED: Readonly<Record<string, string>> = {
  address: 'An index derived from pincode, villages and ifsc, without data of its own.',
  'bank-holidays': '/v1/holidays returns all of it.',
  companies: 'The exchanges publish their lists without an open licence.',
  hsn: 'GSTN publishes the directory without an open licence.',
  logos: 'Logos are trademarks of their owners.',
  'market-days': '/v1/market returns all of it.',
  'mutual-funds': 'AMFI publishes net asset values without an open licence.',
  satellites: 'CelesTrak allows use of its elements with attribution, and asks users to download them from its site.',
  'space-weather': 'A single record that changes every hour: /v1/propagation returns it.',
};

export function findTable(name: string): DownloadTable | undefined {
  return tables.find((table) => table.name === name);
}

/** @param columns each `name`, `name:type` or `name=path:type`, separated by spaces; with `*` at the end for an index */
function defineTable(name: string, title: string, dataset: string, kinds: DownloadTable['kinds'], columns: string): DownloadTable {
  const isRecords = !columns.includes('=');
  return { name, title, dataset, kinds, columns: columns.split(' ').map(parseColumn), isRecords };
}

function parseColumn(text: string): DownloadColumn {
  const isIndexed = text.endsWith('*');
  const [nameAndPath = '', type = 'string'] = (isIndexed ? text.slice(0, -1) : text).split(':');
  const [name = '', path = name] = nameAndPath.split('=');
  return { name, path: path.split('.'), type: type as ColumnType, isIndexed };
}
