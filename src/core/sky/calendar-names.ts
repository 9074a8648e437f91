/** Names of the parts of the Hindu calendar, with the English (transliterated) ones. */
const TITHIS = [
  'Pratipada',
  'Dwitiya',
  'Tritiya',
  'Chaturthi',
  'Panchami',
  'Shashthi',
  'Saptami',
  'Ashtami',
  'Navami',
  'Dashami',
  'Ekadashi',
  'Dwadashi',
  'Trayodashi',
  'Chaturdashi',
  'Purnima',
  'Amavasya',
];

const NAKSHATRAS = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
];

const MASAS = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadrapada',
  'Ashvina',
  'Kartika',
  'Margashirsha',
  'Pausha',
  'Magha',
  'Phalguna',
];

const RASHIS = ['Mesha', 'Vrishabha', 'Mithuna', 'Karka', 'Simha', 'Kanya', 'Tula', 'Vrischika', 'Dhanu', 'Makara', 'Kumbha', 'Mina'];

/** Names in a language, each list in calendar order. */
export interface CalendarNames {
  /** Those of a half month with the full moon last, then the new moon. */
  readonly tithi: readonly string[];
  /** Bright half, then dark half. */
  readonly paksha: readonly string[];
  readonly nakshatra: readonly string[];
  readonly masa: readonly string[];
  /** Mesha first. */
  readonly rashi: readonly string[];
}

export const ENGLISH_NAMES: CalendarNames = {
  tithi: TITHIS,
  paksha: ['Shukla', 'Krishna'],
  nakshatra: NAKSHATRAS,
  masa: MASAS,
  rashi: RASHIS,
};

/** Name of a tithi, 1 to 30: both halves share their names except the last. */
export function tithiName(number: number, { tithi }: CalendarNames): string {
  return tithi[number === 30 ? 15 : (number - 1) % 15] as string;
}

/** Half of the month (paksha) of a tithi, 1 to 30. */
export function pakshaName(number: number, { paksha }: CalendarNames): string {
  return paksha[number <= 15 ? 0 : 1] as string;
}

/** `Krishna Chaturthi`; full and new moon without the half. */
export function tithiTitle(number: number, names: CalendarNames): string {
  const name = tithiName(number, names);
  return number === 15 || number === 30 ? name : `${pakshaName(number, names)} ${name}`;
}
