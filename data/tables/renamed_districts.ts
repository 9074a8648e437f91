/**
 * Officially renamed districts: the name in the published directories → the current one. Search finds both, because `district_aliases.tsv` has the
 * pair too.
 */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AN: { Nicobars: 'Nicobar', 'South Andamans': 'South Andaman' }, // their official names
  AP: { 'Y.S.R.': 'YSR Kadapa' }, // 2025
  AS: { Karimganj: 'Sribhumi', 'Kamrup Metro': 'Kamrup Metropolitan' }, // November 2024; the official name
  KA: { Ramanagara: 'Bengaluru South' }, // May 2025
  MH: { Aurangabad: 'Chhatrapati Sambhajinagar', Osmanabad: 'Dharashiv', Ahmednagar: 'Ahilyanagar' }, // September 2023 and October 2024
  MP: { Hoshangabad: 'Narmadapuram', 'East Nimar': 'Khandwa' }, // February 2022; the name in use
  MZ: { Saiha: 'Siaha' }, // the spelling of the State since 2020
  PY: { Pondicherry: 'Puducherry' }, // 2006
  RJ: { Ganganagar: 'Sri Ganganagar' }, // the official name
  SK: { 'East Sikkim': 'Gangtok', 'North Sikkim': 'Mangan', 'South Sikkim': 'Namchi', 'West Sikkim': 'Gyalshing' }, // December 2021
  TN: { Tuticorin: 'Thoothukudi' }, // 1997
};

/** Current name of a district. */
export function currentDistrictName(state: string, district: string): string {
  return RENAMED[state]?.[district] ?? district;
}
