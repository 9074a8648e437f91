/**
 * Festivals and the rules for their dates.
 * Lunar: a tithi of an amanta month (0 is Chaitra; 16 to 30 are the dark half) that must cover a part of the day (kala).
 */
import type { Kala } from './windows.ts';

export interface LunarRule {
  readonly name: string;
  readonly month: number;
  readonly tithi: number;
  readonly kala: Kala;
  /** Tie-break if the tithi overlaps the kala on two days: the first, the last, or the one with the longer overlap. */
  readonly prefer?: 'first' | 'last' | 'more';
  /** Offset in days from the date of the rule. */
  readonly after?: number;
  /**
   * If the tithi overlaps two days, the one with the moon in this nakshatra (1 to 27) is preferred; the second also if the tithi still prevails that
   * morning and the nakshatra is in its afternoon but not in that of the first.
   */
  readonly nakshatra?: number;
  /** How the inauspicious first half of the full moon's tithi (Bhadra) is avoided. */
  readonly bhadra?: 'afternoon' | 'bonfire';
}

const lunar = (name: string, month: number, tithi: number, kala: Kala = 'udaya', more: Partial<LunarRule> = {}): LunarRule => ({
  name,
  month,
  tithi,
  kala,
  ...more,
});

const MORE = { prefer: 'more' } as const;
const LAST = { prefer: 'last' } as const;

export const LUNAR_RULES: readonly LunarRule[] = [
  lunar('Gudi Padwa / Ugadi / Cheti Chand', 0, 1),
  lunar('Gangaur', 0, 3),
  lunar('Ram Navami', 0, 9, 'madhyahna', MORE),
  lunar('Mahavir Jayanti', 0, 13),
  lunar('Hanuman Jayanti', 0, 15),
  lunar('Akshaya Tritiya', 1, 3, 'purvahna'),
  lunar('Parashurama Jayanti', 1, 3, 'pradosha'),
  lunar('Buddha Purnima', 1, 15),
  lunar('Vat Savitri (Amavasya)', 1, 30, 'madhyahna', MORE),
  lunar('Ganga Dussehra', 2, 10),
  lunar('Nirjala Ekadashi', 2, 11),
  lunar('Vat Purnima', 2, 15, 'madhyahna', MORE),
  lunar('Rath Yatra', 3, 2),
  lunar('Devshayani Ekadashi', 3, 11),
  lunar('Guru Purnima', 3, 15),
  lunar('Hariyali Teej', 4, 3),
  lunar('Nag Panchami', 4, 5),
  lunar('Raksha Bandhan', 4, 15, 'aparahna', { bhadra: 'afternoon' }),
  lunar('Janmashtami (Smarta)', 4, 23, 'nishita'),
  lunar('Janmashtami (Vaishnava)', 4, 23),
  lunar('Hartalika Teej', 5, 3),
  lunar('Ganesh Chaturthi', 5, 4, 'madhyahna', MORE),
  lunar('Anant Chaturdashi', 5, 14),
  lunar('Mahalaya Amavasya', 5, 30, 'aparahna', MORE),
  lunar('Sharad Navaratri begins', 6, 1),
  lunar('Maha Saptami', 6, 7, 'udaya', LAST),
  lunar('Maha Ashtami', 6, 8),
  lunar('Maha Navami', 6, 9, 'aparahna'),
  // The government lists the days of Durga Puja consecutively, by sunrise; a tithi with two sunrises is observed on the second.
  lunar('Durga Puja (Maha Saptami)', 6, 7, 'udaya', LAST),
  lunar('Durga Puja (Maha Ashtami)', 6, 8, 'udaya', LAST),
  lunar('Durga Puja (Maha Navami)', 6, 9, 'udaya', LAST),
  lunar('Dussehra / Vijayadashami', 6, 10, 'aparahna', { ...MORE, nakshatra: 22 }),
  lunar('Sharad Purnima', 6, 15, 'nishita'),
  lunar('Maharishi Valmiki Jayanti', 6, 15),
  lunar('Karwa Chauth', 6, 19, 'moonrise'),
  lunar('Dhanteras', 6, 28, 'pradosha'),
  lunar('Naraka Chaturdashi', 6, 29, 'arunodaya', LAST),
  lunar('Diwali / Lakshmi Puja', 6, 30, 'pradosha'),
  lunar('Govardhan Puja', 7, 1),
  lunar('Bhai Dooj', 7, 2, 'aparahna', MORE),
  lunar('Chhath Puja', 7, 6),
  lunar('Dev Uthani Ekadashi', 7, 11),
  lunar('Guru Nanak Jayanti / Kartika Purnima', 7, 15),
  lunar('Vivah Panchami', 8, 5),
  lunar('Gita Jayanti / Mokshada Ekadashi', 8, 11),
  lunar('Dattatreya Jayanti', 8, 15, 'pradosha'),
  lunar('Mauni Amavasya', 9, 30),
  lunar('Vasant Panchami', 10, 5, 'purvahna', MORE),
  lunar('Ratha Saptami', 10, 7),
  lunar('Guru Ravidas Jayanti', 10, 15),
  lunar('Maharishi Dayanand Saraswati Jayanti', 10, 25),
  lunar('Maha Shivaratri', 10, 29, 'nishita'),
  lunar('Holika Dahan', 11, 15, 'pradosha', { bhadra: 'bonfire' }),
  lunar('Holi', 11, 15, 'pradosha', { bhadra: 'bonfire', after: 1 }),
];

export interface SolarRule {
  readonly name: string;
  /** The sign that the sun enters: 0 is Mesha. */
  readonly sign: number;
  /** By the true sun, or by the sun of the traditional almanacs. */
  readonly sun: 'drik' | 'vakya';
  /** An ingress after this time of a day belongs to the next one. */
  readonly until: 'sunrise' | 'sunset' | 'midnight';
  readonly after?: number;
}

export const SOLAR_RULES: readonly SolarRule[] = [
  { name: 'Lohri', sign: 9, sun: 'drik', until: 'sunset', after: -1 },
  { name: 'Makar Sankranti', sign: 9, sun: 'drik', until: 'sunset' },
  { name: 'Pongal', sign: 9, sun: 'vakya', until: 'sunset' },
  { name: 'Vaisakhi', sign: 0, sun: 'drik', until: 'midnight' },
  { name: 'Puthandu (Tamil New Year)', sign: 0, sun: 'vakya', until: 'sunset' },
  { name: 'Vishu', sign: 0, sun: 'drik', until: 'sunrise' },
  { name: 'Vishwakarma Puja', sign: 5, sun: 'drik', until: 'sunset' },
];

/** A nakshatra (1 to 27) while the true sun is in a sign. */
export interface StarRule {
  readonly name: string;
  readonly sign: number;
  readonly nakshatra: number;
  readonly kala: Kala;
}

export const STAR_RULES: readonly StarRule[] = [{ name: 'Onam (Thiruvonam)', sign: 4, nakshatra: 22, kala: 'udaya' }];

/** Days of the Islamic year, which depend on moon sightings: always tentative. */
export const ISLAMIC_RULES: readonly { readonly name: string; readonly month: number; readonly day: number }[] = [
  { name: 'Islamic New Year', month: 1, day: 1 },
  { name: 'Muharram (Ashura)', month: 1, day: 10 },
  { name: 'Milad-un-Nabi (Id-e-Milad)', month: 3, day: 12 },
  { name: 'Shab-e-Barat', month: 8, day: 15 },
  { name: 'Ramadan begins', month: 9, day: 1 },
  { name: 'Id-ul-Fitr', month: 10, day: 1 },
  { name: 'Id-ul-Zuha (Bakrid)', month: 12, day: 10 },
];

/** Christian feasts: offset from Easter Sunday, or a fixed date. */
export const CHRISTIAN_RULES: readonly { readonly name: string; readonly fromEaster?: number; readonly monthDay?: string }[] = [
  { name: 'Good Friday', fromEaster: -2 },
  { name: 'Easter Sunday', fromEaster: 0 },
  { name: 'Christmas', monthDay: '12-25' },
];
