/** Indian mobile network codes (MCC/MNC): operator, telecom circle and operational status. */
import type { BundledTable, Recipe } from '../recipe.ts';
import { circleNames } from '../tables/phone_areas.ts';

const PACKAGE = {
  name: 'mcc-mnc-list',
  version: '1.1.11',
  integrity: 'sha512-3kkW2fvLtsKch1ci+t/3VOggmhwAviHv8MzDp8Lq5u8u00QMflLSDiNRtXqAzSfCYoNslAs9Yy8deKreygHS/w==',
};

const INDIA = new Set(['404', '405', '406']);

const COLUMNS = ['mcc', 'mnc', 'operator', 'circle', 'operational', 'formerly'] as const;
export type MobileNetworkRow = Readonly<Record<(typeof COLUMNS)[number], string>>;

interface ListedNetwork {
  readonly mcc: string;
  readonly mnc: string | null;
  readonly brand: string | null;
  /** In Indian rows this is the circle, in several spellings. */
  readonly operator: string | null;
  readonly status: string;
  readonly notes: string | null;
}

/** Canonical spelling of each operator; the list has several. */
const OPERATORS: Readonly<Record<string, string>> = {
  airtel: 'Airtel',
  aircel: 'Aircel',
  'bsnl mobile': 'BSNL',
  'etisalat db (cheers)': 'Etisalat DB',
  'tata docomo': 'Tata Docomo',
  'vi india': 'Vi',
};

export const recipe: Recipe = {
  name: 'mobile-networks',
  packages: [PACKAGE],
  run(files): readonly BundledTable[] {
    const list = files.get(PACKAGE.name)?.get('mcc-mnc-list.json');
    if (!list) throw new Error(`${PACKAGE.name} has no list of networks`);
    const rows = (JSON.parse(list.toString()) as readonly ListedNetwork[])
      .filter(({ mcc, mnc, brand }) => INDIA.has(mcc) && mnc && brand)
      .map(
        ({ mcc, mnc, brand, operator, status, notes }): MobileNetworkRow => ({
          mcc,
          mnc: mnc ?? '',
          operator: OPERATORS[(brand ?? '').toLowerCase()] ?? brand ?? '',
          circle: circleOf(operator ?? ''),
          operational: status === 'Operational' ? '1' : '0',
          formerly: /^Former (.+)$/.exec(notes ?? '')?.[1] ?? '',
        }),
      )
      .sort((a, b) => (`${a.mcc}${a.mnc}` < `${b.mcc}${b.mnc}` ? -1 : 1));
    return [{ name: 'mobile_networks', columns: COLUMNS, rows }];
  },
};

/** Chennai belongs to the Tamil Nadu circle since 2005, and the Andaman and Nicobar Islands to West Bengal. */
const OTHER_CIRCLES: Readonly<Record<string, string>> = { chennai: 'TN', 'andaman nicobar': 'WB' };

/** Code of the circle whose name is a prefix: "Bihar/Jharkhand", "Tamil Nadu (incl. Chennai)". */
function circleOf(circleName: string): string {
  const normalised = circleName.toLowerCase().replaceAll('&', 'and');
  const [code] = [...circleNames].find(([, name]) => normalised.startsWith(name.toLowerCase())) ?? [];
  return code ?? OTHER_CIRCLES[normalised.replace(' and ', ' ')] ?? '';
}
