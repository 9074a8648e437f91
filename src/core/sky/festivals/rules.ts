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
  readonly prefer?: 'first' | 'last' | 'longer';
  /** Offset in days from the date of the rule. */
  readonly after?: number;
  /**
   * If the tithi overlaps two days, the one with the moon in this nakshatra (1 to 27) is preferred; the second also if the tithi still prevails that
   * morning and the nakshatra is in its afternoon but not in that of the first.
   */
  readonly nakshatra?: number;
  /** Whether the day is the last Friday up to the date of the rule. */
  readonly friday?: true;
  /** How the inauspicious first half of the full moon's tithi (Bhadra) is avoided. */
  readonly bhadra?: 'afternoon' | 'bonfire';
}

const lunar = (name: string, month: number, tithi: number, kala: Kala = 'udaya', options: Partial<LunarRule> = {}): LunarRule => ({
  name,
  month,
  tithi,
  kala,
  ...options,
});

const LONGER = { prefer: 'longer' } as const;
const LAST = { prefer: 'last' } as const;

export const LUNAR_RULES: readonly LunarRule[] = [
  lunar('Gudi Padwa / Ugadi / Cheti Chand', 0, 1),
  lunar('Chaitra Navaratri begins', 0, 1),
  lunar('Gangaur', 0, 3),
  lunar('Ram Navami', 0, 9, 'madhyahna', LONGER),
  lunar('Mahavir Jayanti', 0, 13),
  lunar('Hanuman Jayanti', 0, 15),
  lunar('Akshaya Tritiya', 1, 3, 'purvahna'),
  lunar('Parashurama Jayanti', 1, 3, 'pradosha'),
  lunar('Buddha Purnima', 1, 15),
  lunar('Vat Savitri (Amavasya)', 1, 30, 'madhyahna', LONGER),
  lunar('Ganga Dussehra', 2, 10),
  lunar('Nirjala Ekadashi', 2, 11),
  lunar('Vat Purnima', 2, 15, 'madhyahna', LONGER),
  lunar('Rath Yatra', 3, 2),
  lunar('Devshayani Ekadashi', 3, 11),
  lunar('Guru Purnima', 3, 15),
  lunar('Hariyali Teej', 4, 3),
  lunar('Nag Panchami', 4, 5),
  lunar('Varalakshmi Vratam', 4, 15, 'udaya', { friday: true }),
  lunar('Raksha Bandhan', 4, 15, 'aparahna', { bhadra: 'afternoon' }),
  lunar('Kajari Teej', 4, 18),
  lunar('Janmashtami (Smarta)', 4, 23, 'nishita'),
  lunar('Janmashtami (Vaishnava)', 4, 23),
  lunar('Hartalika Teej', 5, 3),
  lunar('Ganesh Chaturthi', 5, 4, 'madhyahna', LONGER),
  lunar('Nuakhai', 5, 4, 'madhyahna', { ...LONGER, after: 1 }),
  lunar('Anant Chaturdashi', 5, 14),
  lunar('Mahalaya Amavasya', 5, 30, 'aparahna', LONGER),
  lunar('Engili Pula Bathukamma', 5, 30, 'aparahna', LONGER),
  lunar('Sharad Navaratri begins', 6, 1),
  lunar('Maha Saptami', 6, 7, 'udaya', LAST),
  lunar('Maha Ashtami', 6, 8),
  lunar('Saddula Bathukamma', 6, 8),
  lunar('Maha Navami', 6, 9, 'aparahna'),
  lunar('Ayudha Puja', 6, 10, 'aparahna', { ...LONGER, nakshatra: 22, after: -1 }),
  // The government lists the days of Durga Puja consecutively, by sunrise; a tithi with two sunrises is observed on the second.
  lunar('Durga Puja (Maha Saptami)', 6, 7, 'udaya', LAST),
  lunar('Durga Puja (Maha Ashtami)', 6, 8, 'udaya', LAST),
  lunar('Durga Puja (Maha Navami)', 6, 9, 'udaya', LAST),
  lunar('Dussehra / Vijayadashami', 6, 10, 'aparahna', { ...LONGER, nakshatra: 22 }),
  lunar('Sharad Purnima', 6, 15, 'nishita'),
  lunar('Maharishi Valmiki Jayanti', 6, 15),
  lunar('Karwa Chauth', 6, 19, 'moonrise'),
  lunar('Ahoi Ashtami', 6, 23, 'pradosha'),
  lunar('Dhanteras', 6, 28, 'pradosha', LAST),
  lunar('Naraka Chaturdashi', 6, 29, 'arunodaya', LAST),
  lunar('Diwali / Lakshmi Puja', 6, 30, 'pradosha'),
  lunar('Kali Puja', 6, 30, 'nishita', LONGER),
  lunar('Govardhan Puja', 7, 1),
  lunar('Bhai Dooj', 7, 2, 'aparahna', LAST),
  lunar('Chhath Puja', 7, 6),
  lunar('Skanda Shashti (Soorasamharam)', 7, 6, 'aparahna'),
  lunar('Dev Uthani Ekadashi', 7, 11),
  lunar('Guru Nanak Jayanti / Kartika Purnima', 7, 15),
  lunar('Vivah Panchami', 8, 5),
  lunar('Gita Jayanti / Mokshada Ekadashi', 8, 11),
  lunar('Dattatreya Jayanti', 8, 15, 'pradosha'),
  lunar('Guru Gobind Singh Jayanti', 9, 7),
  lunar('Mauni Amavasya', 9, 30),
  lunar('Vasant Panchami', 10, 5, 'purvahna', LONGER),
  lunar('Ratha Saptami', 10, 7),
  lunar('Guru Ravidas Jayanti', 10, 15),
  lunar('Maharishi Dayanand Saraswati Jayanti', 10, 25),
  lunar('Maha Shivaratri', 10, 29, 'nishita'),
  lunar('Holika Dahan', 11, 15, 'pradosha', { bhadra: 'bonfire' }),
  lunar('Dol Purnima', 11, 15),
  lunar('Holi', 11, 15, 'pradosha', { bhadra: 'bonfire', after: 1 }),
];

export interface SolarRule {
  readonly name: string;
  /** The sign that the sun enters: 0 is Mesha. */
  readonly sign: number;
  /** By the true sun, or by that of the traditional almanacs of Tamil Nadu or of the Surya Siddhanta. */
  readonly sun: 'drik' | 'vakya' | 'siddhanta';
  /** An ingress after this time of a day belongs to the next one. */
  readonly until: 'sunrise' | 'sunset' | 'midnight';
  readonly after?: number;
}

export const SOLAR_RULES: readonly SolarRule[] = [
  { name: 'Lohri', sign: 9, sun: 'drik', until: 'sunset', after: -1 },
  { name: 'Makar Sankranti', sign: 9, sun: 'drik', until: 'sunset' },
  { name: 'Magh Bihu (Bhogali Bihu)', sign: 9, sun: 'drik', until: 'sunset' },
  { name: 'Bhogi', sign: 9, sun: 'vakya', until: 'sunset', after: -1 },
  { name: 'Pongal', sign: 9, sun: 'vakya', until: 'sunset' },
  { name: 'Mattu Pongal', sign: 9, sun: 'vakya', until: 'sunset', after: 1 },
  { name: 'Kaanum Pongal', sign: 9, sun: 'vakya', until: 'sunset', after: 2 },
  { name: 'Vaisakhi', sign: 0, sun: 'drik', until: 'midnight' },
  { name: 'Bohag Bihu (Rongali Bihu)', sign: 0, sun: 'drik', until: 'midnight' },
  { name: 'Poila Boishakh (Bengali New Year)', sign: 0, sun: 'drik', until: 'midnight', after: 1 },
  { name: 'Rabindra Jayanti', sign: 0, sun: 'drik', until: 'midnight', after: 25 },
  { name: 'Puthandu (Tamil New Year)', sign: 0, sun: 'vakya', until: 'sunset' },
  { name: 'Aadi Perukku', sign: 3, sun: 'vakya', until: 'sunset', after: 17 },
  { name: 'Vishu', sign: 0, sun: 'drik', until: 'sunrise' },
  { name: 'Pahili Raja', sign: 2, sun: 'drik', until: 'sunset', after: -1 },
  { name: 'Raja Sankranti', sign: 2, sun: 'drik', until: 'sunset' },
  { name: 'Kati Bihu (Kongali Bihu)', sign: 6, sun: 'siddhanta', until: 'midnight' },
  { name: 'Vishwakarma Puja', sign: 5, sun: 'drik', until: 'sunset' },
];

/** A nakshatra (1 to 27) or tithi (1 to 30) while the true sun is in a sign. */
export interface SolarMonthRule {
  readonly name: string;
  readonly sign: number;
  readonly limb: 'nakshatra' | 'tithi';
  readonly number: number;
  readonly kala: Kala;
  /** Whether, of the days that it touches, the one with the full moon's tithi at sunrise is preferred. */
  readonly fullMoon?: true;
}

export const SOLAR_MONTH_RULES: readonly SolarMonthRule[] = [
  { name: 'Thaipusam', sign: 9, limb: 'nakshatra', number: 8, kala: 'udaya', fullMoon: true },
  { name: 'Onam (Thiruvonam)', sign: 4, limb: 'nakshatra', number: 22, kala: 'udaya' },
  { name: 'Karthigai Deepam', sign: 7, limb: 'nakshatra', number: 3, kala: 'pradosha' },
  { name: 'Vaikunta Ekadashi', sign: 8, limb: 'tithi', number: 11, kala: 'udaya' },
];

/** Days of the Islamic year, which depend on moon sightings: always tentative. */
export const ISLAMIC_RULES: readonly { readonly name: string; readonly month: number; readonly day: number }[] = [
  { name: 'Islamic New Year', month: 1, day: 1 },
  { name: 'Muharram (Ashura)', month: 1, day: 10 },
  { name: 'Milad-un-Nabi (Id-e-Milad)', month: 3, day: 12 },
  { name: "Hazrat Ali's Birthday", month: 7, day: 13 },
  { name: 'Shab-e-Meraj', month: 7, day: 27 },
  { name: 'Shab-e-Barat', month: 8, day: 15 },
  { name: 'Ramadan begins', month: 9, day: 1 },
  { name: 'Id-ul-Fitr', month: 10, day: 1 },
  { name: 'Id-ul-Zuha (Bakrid)', month: 12, day: 10 },
];

/** Feasts by their offset in days from Easter Sunday. */
export const EASTER_RULES: readonly { readonly name: string; readonly after: number }[] = [
  { name: 'Good Friday', after: -2 },
  { name: 'Easter Sunday', after: 0 },
];

export const TIBETAN_NEW_YEAR = 'Losar';

/** Days of the civil calendar. */
export const FIXED_RULES: readonly (readonly [monthDay: string, name: string])[] = [
  ['01-01', "New Year's Day"],
  ['01-12', 'National Youth Day'],
  ['01-15', 'Army Day'],
  ['01-23', 'Netaji Jayanti (Parakram Diwas)'],
  ['01-25', "National Voters' Day"],
  ['01-26', 'Republic Day'],
  ['01-30', "Martyrs' Day"],
  ['02-19', 'Shivaji Jayanti'],
  ['02-28', 'National Science Day'],
  ['03-08', "Women's Day"],
  ['04-14', 'Ambedkar Jayanti'],
  ['05-01', 'May Day (Labour Day)'],
  ['06-21', 'Yoga Day'],
  ['07-01', "Doctors' Day"],
  ['07-26', 'Kargil Vijay Diwas'],
  ['08-15', 'Independence Day'],
  ['08-29', 'National Sports Day'],
  ['09-05', "Teachers' Day"],
  ['09-14', 'Hindi Diwas'],
  ['09-15', "Engineers' Day"],
  ['10-02', 'Gandhi Jayanti'],
  ['10-08', 'Air Force Day'],
  ['10-31', 'National Unity Day'],
  ['11-14', "Children's Day"],
  ['11-26', 'Constitution Day'],
  ['12-04', 'Navy Day'],
  ['12-07', 'Armed Forces Flag Day'],
  ['12-16', 'Vijay Diwas'],
  ['12-23', "Farmers' Day"],
  ['12-25', 'Christmas'],
];

/** Names of all festivals that have a rule. */
export const FESTIVAL_NAMES: ReadonlySet<string> = new Set([
  ...[...LUNAR_RULES, ...SOLAR_RULES, ...SOLAR_MONTH_RULES, ...ISLAMIC_RULES, ...EASTER_RULES].map(({ name }) => name),
  ...FIXED_RULES.map(([, name]) => name),
  TIBETAN_NEW_YEAR,
]);
