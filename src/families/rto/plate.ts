/** Parses number plates: a code (TN-01, tn 1, DL1C), a whole plate (TN01AB1234), or the Bharat series (22BH1234AA). */

export interface Plate {
  /** State letters as on the plate; BH for the Bharat series. */
  readonly prefix: string;
  /** Number of the office; undefined in the Bharat series. */
  readonly number: number | undefined;
  /** Letters after the office, such as AB. */
  readonly series: string | null;
  /** The last digits, up to four. */
  readonly serial: string | null;
  /** Year of registration, encoded only in the Bharat series. */
  readonly year: number | null;
}

const SEPARATORS = /[\s.-]+/g;
const BHARAT = /^(\d{2})BH(\d{4})([A-HJ-NP-Z]{1,2})$/;
/** Only Delhi and old plates have one-digit offices; the match is greedy, so TN011234 is TN-01, not TN-0. */
const STANDARD = /^([A-Z]{2})(\d{1,2})(?:([A-Z]{1,3})(\d{1,4})?|(\d{4}))?$/;

/** Undefined if the text is neither a plate nor a code. */
export function parsePlate(text: string): Plate | undefined {
  const compact = text.toUpperCase().replace(SEPARATORS, '');
  const bharat = BHARAT.exec(compact);
  if (bharat) {
    const [, year, serial = '', series = ''] = bharat;
    return { prefix: 'BH', number: undefined, series, serial, year: 2000 + Number(year) };
  }
  const ordinary = STANDARD.exec(compact);
  if (!ordinary) return undefined;
  const [, prefix = '', number, series, afterSeries, withoutSeries] = ordinary;
  return { prefix, number: Number(number), series: series ?? null, serial: afterSeries ?? withoutSeries ?? null, year: null };
}

/** Former or second prefixes of Odisha, Uttarakhand and Telangana. */
const CANONICAL_PREFIXES: Readonly<Record<string, string>> = { OR: 'OD', UA: 'UK', TS: 'TG' };

/** The prefix under which offices are listed. */
export function listedPrefix(prefix: string): string {
  return CANONICAL_PREFIXES[prefix] ?? prefix;
}

/** Alternative prefixes of the same state. */
export function otherPrefixes(prefix: string): string[] {
  return Object.keys(CANONICAL_PREFIXES).filter((other) => CANONICAL_PREFIXES[other] === prefix);
}
