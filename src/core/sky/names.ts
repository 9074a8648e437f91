/** Names of the parts of the Hindu calendar; the English ones stand here. */
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

/** The names of the parts in a language, each list in its order. */
export interface CalendarNames {
  /** Those of a half month with the full moon as the last, and then the new moon. */
  readonly tithi: readonly string[];
  /** The bright half and the dark one. */
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

/** A tithi, 1 to 30: both halves share their names but for the last one. */
export function tithiName(number: number, { tithi }: CalendarNames): string {
  return tithi[number === 30 ? 15 : (number - 1) % 15] as string;
}

/** The half of the month that a tithi, 1 to 30, belongs to. */
export function pakshaName(number: number, { paksha }: CalendarNames): string {
  return paksha[number <= 15 ? 0 : 1] as string;
}

/** `Krishna Chaturthi`, with the half for all but full and new moon. */
export function tithiTitle(number: number, names: CalendarNames): string {
  const name = tithiName(number, names);
  return number === 15 || number === 30 ? name : `${pakshaName(number, names)} ${name}`;
}
