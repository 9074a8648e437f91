/**
 * Indian area codes (without the 0) by state and by licensed service area ("circle"); the longest prefix that fits counts.
 * libphonenumber names places with the states of before 2000, so the codes of newer states and union territories are listed here.
 */
const STATE_AREAS: Readonly<Record<string, string>> = {
  AN: '3192 3193',
  AP: '8748',
  CG: '770 771 772 774 775 776 777 778 779 78',
  CH: '172',
  DL: '11',
  JH: '326 65 6422 6423 6426 6427 6428 643',
  LA: '198',
  MH: '22',
  PY: '413 4368',
  SK: '3592 3595',
  TS: '40 841 845 846 850 854 868 869 870 871 872 873 874 875 876 878',
  UK: '594 596',
  UP: '5960',
};

/** The metro circles, whatever the state: Delhi with Ghaziabad, Noida, Gurugram and Faridabad; Mumbai with Kalyan. */
const METRO_AREAS: Readonly<Record<string, string>> = { DL: '11 120 124 129', KO: '33', MU: '22 251' };

/** The two circles of Uttar Pradesh: Pilibhit, Bareilly, Badaun, Etah, Mainpuri and Etawah are the last districts of the western one. */
const UTTAR_PRADESH_AREAS: Readonly<Record<string, string>> = { UPE: '51 52 53 54 55 569 584 585 586 587', UPW: '12 13 56 57 58 59' };

/** The 22 licensed service areas of the Department of Telecommunications: name, and the states that are wholly or mostly in them. */
const CIRCLES: Readonly<Record<string, readonly [name: string, states: string]>> = {
  AP: ['Andhra Pradesh', 'AP TS'],
  AS: ['Assam', 'AS'],
  BR: ['Bihar', 'BR JH'],
  DL: ['Delhi', 'DL'],
  GJ: ['Gujarat', 'GJ DH'],
  HP: ['Himachal Pradesh', 'HP'],
  HR: ['Haryana', 'HR'],
  JK: ['Jammu and Kashmir', 'JK LA'],
  KA: ['Karnataka', 'KA'],
  KL: ['Kerala', 'KL LD'],
  KO: ['Kolkata', ''],
  MH: ['Maharashtra', 'MH GA'],
  MP: ['Madhya Pradesh', 'MP CG'],
  MU: ['Mumbai', ''],
  NE: ['North East', 'AR ML MN MZ NL TR'],
  OD: ['Odisha', 'OD'],
  PB: ['Punjab', 'PB CH'],
  RJ: ['Rajasthan', 'RJ'],
  TN: ['Tamil Nadu', 'TN PY'],
  UPE: ['Uttar Pradesh (East)', ''],
  UPW: ['Uttar Pradesh (West)', 'UK'],
  WB: ['West Bengal', 'WB AN SK'],
};

/** Turns `{ code: 'prefix prefix' }` round. */
const byPrefix = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([code, prefixes]) => prefixes.split(' ').map((prefix) => [prefix, code] as const)));

/** Area code prefix → state code. */
export const areaStates: ReadonlyMap<string, string> = byPrefix(STATE_AREAS);
/** Area code prefix → circle code. */
export const metroCircles: ReadonlyMap<string, string> = byPrefix(METRO_AREAS);
export const uttarPradeshCircles: ReadonlyMap<string, string> = byPrefix(UTTAR_PRADESH_AREAS);
/** State code → circle code. */
export const stateCircles: ReadonlyMap<string, string> = byPrefix(
  Object.fromEntries(Object.entries(CIRCLES).map(([code, [, states]]) => [code, states])),
);
/** Circle code → name. */
export const circleNames: ReadonlyMap<string, string> = new Map(Object.entries(CIRCLES).map(([code, [name]]) => [code, name]));
