/**
 * Satellites that people ask for, described by hand. Elements come from a refresh; names and designators stand here so that they can be found without.
 * `magnitude` is the standard one: seen from 1,000 km, half lit. Frequencies are downlinks in MHz.
 */
export interface SatelliteRow {
  readonly id: number;
  readonly name: string;
  readonly designator: string;
  readonly groups: readonly SatelliteGroup[];
  readonly aliases: readonly string[];
  readonly magnitude: number | null;
  readonly frequencies: readonly { readonly mhz: number; readonly use: string }[];
}

export const SATELLITE_GROUPS = ['stations', 'amateur', 'weather', 'visual', 'indian'] as const;
export type SatelliteGroup = (typeof SATELLITE_GROUPS)[number];

type Facts = readonly [
  id: number,
  name: string,
  designator: string,
  groups: string,
  aliases: string,
  frequencies?: string,
  magnitude?: number,
];

const SATELLITES: readonly Facts[] = [
  [
    25544,
    'ISS (ZARYA)',
    '1998-067A',
    'stations visual amateur',
    'iss|zarya|international space station',
    '145.8 voice|145.825 APRS|437.8 repeater',
    -1.8,
  ],
  [48274, 'CSS (TIANHE)', '2021-035A', 'stations visual', 'css|tiangong|tianhe|chinese space station', '', -0.5],
  [20580, 'HST', '1990-037B', 'visual', 'hubble|hubble space telescope', '', 2.2],
  [27386, 'ENVISAT', '2002-009A', 'visual', 'envisat', '', 3.7],
  [25994, 'TERRA', '1999-068A', 'weather visual', 'terra|eos am-1'],
  [27424, 'AQUA', '2002-022A', 'weather visual', 'aqua|eos pm-1'],
  [25338, 'NOAA 15', '1998-030A', 'weather', 'noaa-15|noaa15', '137.62 APT, until August 2025'],
  [28654, 'NOAA 18', '2005-018A', 'weather', 'noaa-18|noaa18', '137.9125 APT, until June 2025'],
  [33591, 'NOAA 19', '2009-005A', 'weather', 'noaa-19|noaa19', '137.1 APT, until August 2025'],
  [37849, 'SUOMI NPP', '2011-061A', 'weather', 'suomi npp|snpp'],
  [43013, 'NOAA 20 (JPSS-1)', '2017-073A', 'weather', 'noaa-20|noaa20|jpss-1'],
  [54234, 'NOAA 21 (JPSS-2)', '2022-150A', 'weather', 'noaa-21|noaa21|jpss-2'],
  [38771, 'METOP-B', '2012-049A', 'weather', 'metop-b'],
  [43689, 'METOP-C', '2018-087A', 'weather', 'metop-c'],
  [57166, 'METEOR-M2 3', '2023-091A', 'weather', 'meteor-m2-3|meteor m2-3', '137.9 LRPT'],
  [59051, 'METEOR-M2 4', '2024-039A', 'weather', 'meteor-m2-4|meteor m2-4', '137.9 LRPT'],
  [7530, 'OSCAR 7 (AO-7)', '1974-089B', 'amateur', 'ao-7|ao7|oscar 7', '145.95 linear transponder|29.45 linear transponder'],
  [24278, 'JAS-2 (FO-29)', '1996-046B', 'amateur', 'fo-29|fo29', '435.85 linear transponder|435.795 beacon'],
  [27607, 'SAUDISAT 1C (SO-50)', '2002-058C', 'amateur', 'so-50|so50', '436.795 FM repeater'],
  [39444, 'FUNCUBE-1 (AO-73)', '2013-066AE', 'amateur', 'ao-73|ao73|funcube', '145.935 telemetry|145.96 linear transponder'],
  [40931, 'LAPAN-A2 (IO-86)', '2015-052B', 'amateur', 'io-86|io86|lapan-a2', '435.88 FM repeater'],
  [43017, 'RADFXSAT (FOX-1B, AO-91)', '2017-073E', 'amateur', 'ao-91|ao91|fox-1b', '145.96 FM repeater'],
  [43678, 'DIWATA-2B (PO-101)', '2018-084H', 'amateur', 'po-101|po101|diwata-2', '145.9 FM repeater'],
  [43700, "ES'HAIL 2 (QO-100)", '2018-090A', 'amateur', 'qo-100|qo100|eshail 2', '10489.675 narrow band transponder'],
  [44909, 'DOSAAF-85 (RS-44)', '2019-096E', 'amateur', 'rs-44|rs44', '435.605 beacon|435.64 linear transponder'],
  [27525, 'KALPANA-1 (METSAT)', '2002-043A', 'indian', 'kalpana-1|metsat'],
  [37387, 'RESOURCESAT-2', '2011-015A', 'indian', 'resourcesat-2|resourcesat 2'],
  [39086, 'SARAL', '2013-009A', 'indian', 'saral'],
  [39216, 'INSAT-3D', '2013-038B', 'indian weather', 'insat-3d'],
  [39635, 'IRNSS-1B', '2014-017A', 'indian', 'irnss-1b|navic 1b'],
  [40930, 'ASTROSAT', '2015-052A', 'indian', 'astrosat'],
  [41752, 'INSAT-3DR', '2016-054A', 'indian weather', 'insat-3dr'],
  [41790, 'SCATSAT-1', '2016-059H', 'indian weather', 'scatsat-1|scatsat'],
  [41877, 'RESOURCESAT-2A', '2016-074A', 'indian', 'resourcesat-2a'],
  [43111, 'CARTOSAT-2F', '2018-004A', 'indian', 'cartosat-2f'],
  [43286, 'IRNSS-1I', '2018-035A', 'indian', 'irnss-1i|navic 1i'],
  [43698, 'GSAT-29', '2018-089A', 'indian', 'gsat-29'],
  [43824, 'GSAT-11', '2018-100B', 'indian', 'gsat-11'],
  [44233, 'RISAT-2B', '2019-028A', 'indian', 'risat-2b'],
  [44804, 'CARTOSAT-3', '2019-081A', 'indian', 'cartosat-3'],
  [45026, 'GSAT-30', '2020-005A', 'indian', 'gsat-30'],
  [51656, 'EOS-04 (RISAT-1A)', '2022-013A', 'indian', 'eos-04|eos-4|risat-1a'],
  [54361, 'EOS-06 (OCEANSAT-3)', '2022-158A', 'indian weather', 'eos-06|eos-6|oceansat-3'],
  [56759, 'NVS-01', '2023-076A', 'indian', 'nvs-01|nvs-1|irnss-1j'],
  [58694, 'XPOSAT', '2024-001A', 'indian', 'xposat'],
  [58990, 'INSAT-3DS', '2024-033A', 'indian weather', 'insat-3ds'],
];

export const satelliteRows: readonly SatelliteRow[] = SATELLITES.map(
  ([id, name, designator, groups, aliases, frequencies = '', magnitude]) => ({
    id,
    name,
    designator,
    groups: groups.split(' ') as SatelliteGroup[],
    aliases: aliases.split('|'),
    magnitude: magnitude ?? null,
    frequencies: frequencies === '' ? [] : frequencies.split('|').map(frequency),
  }),
);

function frequency(text: string): { mhz: number; use: string } {
  const at = text.indexOf(' ');
  return { mhz: Number(text.slice(0, at)), use: text.slice(at + 1) };
}
