/** Reads what people copy from number plates: a code (TN-01, tn 1, DL1C), a whole plate (TN01AB1234), or the nationwide series (22BH1234AA). */

export interface Plate {
  /** The letters of the state as they stand on the plate; BH for the nationwide series. */
  readonly prefix: string;
  /** The number of the office; undefined in the nationwide series. */
  readonly number: number | undefined;
  /** Letters after the office, such as AB. */
  readonly series: string | null;
  /** The last up to four digits. */
  readonly serial: string | null;
  /** Year of registration, which only the nationwide series shows. */
  readonly year: number | null;
}

const SEPARATORS = /[\s.-]+/g;
const BHARAT = /^(\d{2})BH(\d{4})([A-HJ-NP-Z]{1,2})$/;
/** An office has one digit only in Delhi and on old plates; two digits win, so that TN011234 is TN-01 and not TN-0. */
const ORDINARY = /^([A-Z]{2})(\d{1,2})(?:([A-Z]{1,3})(\d{1,4})?|(\d{4}))?$/;

/** Undefined where the text is no plate and no code. */
export function readPlate(text: string): Plate | undefined {
  const compact = text.toUpperCase().replace(SEPARATORS, '');
  const bharat = BHARAT.exec(compact);
  if (bharat) {
    const [, year, serial = '', series = ''] = bharat;
    return { prefix: 'BH', number: undefined, series, serial, year: 2000 + Number(year) };
  }
  const ordinary = ORDINARY.exec(compact);
  if (!ordinary) return undefined;
  const [, prefix = '', number, series, afterSeries, withoutSeries] = ordinary;
  return { prefix, number: Number(number), series: series ?? null, serial: afterSeries ?? withoutSeries ?? null, year: null };
}

/** Prefixes that stand for another one today, or beside it: Odisha, Uttarakhand, Telangana. */
const OTHER_PREFIXES: Readonly<Record<string, string>> = { OR: 'OD', UA: 'UK', TS: 'TG' };

/** The prefix under which offices are listed. */
export function listedPrefix(prefix: string): string {
  return OTHER_PREFIXES[prefix] ?? prefix;
}

/** Other prefixes that mean the same office. */
export function otherPrefixes(prefix: string): string[] {
  return Object.keys(OTHER_PREFIXES).filter((other) => OTHER_PREFIXES[other] === prefix);
}
