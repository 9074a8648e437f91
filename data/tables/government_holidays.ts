/**
 * Holidays of the offices of the Central Government at Delhi, as the Department of Personnel and Training declares them:
 * gazetted (closed), restricted (each employee chooses two), and days that were declared later for one year.
 */
export type GovernmentHolidayFacts = readonly [monthDay: string, name: string, kind?: 'restricted' | 'ad_hoc'];

export interface GovernmentYear {
  /** The office memorandum that holds the list, or where else the days come from. */
  readonly reference: string;
  /** The order itself was not read: the days come from compilations. */
  readonly unconfirmed?: true;
  /** Whether the restricted holidays of the year are in the table too. */
  readonly restricted: boolean;
  readonly days: readonly GovernmentHolidayFacts[];
}

/** The day on which the lists were read. */
export const GOVERNMENT_LISTS_READ = '2026-09-29';

export const governmentHolidays: Readonly<Record<number, GovernmentYear>> = {
  2024: {
    reference: 'From compilations; the order for 2024 was not read',
    unconfirmed: true,
    restricted: false,
    days: [
      ['01-26', 'Republic Day'],
      ['03-25', 'Holi'],
      ['03-29', 'Good Friday'],
      ['04-11', 'Id-ul-Fitr'],
      ['04-17', 'Ram Navami'],
      ['04-21', 'Mahavir Jayanti'],
      ['05-23', 'Buddha Purnima'],
      ['06-17', 'Id-ul-Zuha (Bakrid)'],
      ['07-17', 'Muharram'],
      ['08-15', 'Independence Day'],
      ['08-26', 'Janmashtami (Vaishnava)'],
      ['09-16', 'Milad-un-Nabi'],
      ['10-02', 'Mahatma Gandhi Jayanti'],
      ['10-12', 'Dussehra'],
      ['10-31', 'Diwali (Deepavali)'],
      ['11-15', 'Guru Nanak Jayanti'],
      ['12-25', 'Christmas'],
    ],
  },
  2025: {
    reference: 'From compilations; the order for 2025 was not read',
    unconfirmed: true,
    restricted: false,
    days: [
      ['01-26', 'Republic Day'],
      ['02-26', 'Maha Shivaratri'],
      ['03-14', 'Holi'],
      ['03-31', 'Id-ul-Fitr'],
      ['04-10', 'Mahavir Jayanti'],
      ['04-14', 'Dr. B. R. Ambedkar Jayanti', 'ad_hoc'],
      ['04-18', 'Good Friday'],
      ['05-12', 'Buddha Purnima'],
      ['06-07', 'Id-ul-Zuha (Bakrid)'],
      ['07-06', 'Muharram'],
      ['08-15', 'Independence Day'],
      ['08-16', 'Janmashtami (Vaishnava)'],
      ['09-05', 'Milad-un-Nabi'],
      ['10-02', 'Mahatma Gandhi Jayanti; Dussehra'],
      ['10-20', 'Diwali (Deepavali)'],
      ['11-05', 'Guru Nanak Jayanti'],
      ['12-25', 'Christmas'],
    ],
  },
  2026: {
    reference: 'DoPT O.M. F.No. 12/2/2023-JCA of 3 July 2025',
    restricted: true,
    days: [
      ['01-01', "New Year's Day", 'restricted'],
      ['01-03', "Hazrat Ali's Birthday", 'restricted'],
      ['01-14', 'Makar Sankranti', 'restricted'],
      ['01-14', 'Magha Bihu / Pongal', 'restricted'],
      ['01-23', 'Sri Panchami / Basant Panchami', 'restricted'],
      ['01-26', 'Republic Day'],
      ['02-01', "Guru Ravi Dass's Birthday", 'restricted'],
      ['02-12', 'Birthday of Swami Dayananda Saraswati', 'restricted'],
      ['02-15', 'Maha Shivratri', 'restricted'],
      ['02-19', 'Shivaji Jayanti', 'restricted'],
      ['03-03', 'Holika Dahan', 'restricted'],
      ['03-03', 'Dolyatra', 'restricted'],
      ['03-04', 'Holi'],
      ['03-19', 'Chaitra Sukladi / Gudi Padava / Ugadi / Cheti Chand', 'restricted'],
      ['03-20', 'Jamat-Ul-Vida', 'restricted'],
      ['03-21', 'Id-ul-Fitr'],
      ['03-26', 'Ram Navami'],
      ['03-31', 'Mahavir Jayanti'],
      ['04-03', 'Good Friday'],
      ['04-05', 'Easter Sunday', 'restricted'],
      ['04-14', 'Dr. B. R. Ambedkar Jayanti', 'ad_hoc'],
      ['04-14', "Vaisakhi / Vishu / Meshadi / Tamil New Year's Day", 'restricted'],
      ['04-15', 'Vaisakhadi', 'restricted'],
      ['05-01', 'Buddha Purnima'],
      ['05-09', 'Birthday of Guru Rabindranath Tagore', 'restricted'],
      ['05-27', 'Id-ul-Zuha (Bakrid)'],
      ['06-26', 'Muharram'],
      ['07-16', 'Rath Yatra', 'restricted'],
      ['08-15', 'Independence Day'],
      ['08-15', "Parsi New Year's Day / Nauraz", 'restricted'],
      ['08-26', 'Milad-un-Nabi (Id-e-Milad)'],
      ['08-26', 'Onam / Thiru Onam Day', 'restricted'],
      ['08-28', 'Raksha Bandhan', 'restricted'],
      ['09-04', 'Janmashtami (Vaishnava)'],
      ['09-14', 'Ganesh Chaturthi / Vinayak Chaturthi', 'restricted'],
      ['10-02', "Mahatma Gandhi's Birthday"],
      ['10-18', 'Dussehra (Saptami)', 'restricted'],
      ['10-19', 'Dussehra (Maha Ashtami)', 'restricted'],
      ['10-20', 'Dussehra'],
      ['10-20', 'Dussehra (Mahanavami)', 'restricted'],
      ['10-26', "Maharishi Valmiki's Birthday", 'restricted'],
      ['10-29', 'Karaka Chaturthi (Karwa Chauth)', 'restricted'],
      ['11-08', 'Diwali (Deepavali)'],
      ['11-08', 'Naraka Chaturdasi', 'restricted'],
      ['11-09', 'Govardhan Puja', 'restricted'],
      ['11-11', 'Bhai Dooj', 'restricted'],
      ['11-15', 'Pratihar Shashthi / Surya Shashthi (Chhath Puja)', 'restricted'],
      ['11-24', "Guru Nanak's Birthday"],
      ['11-24', "Guru Teg Bahadur's Martyrdom Day", 'restricted'],
      ['12-23', "Hazrat Ali's Birthday", 'restricted'],
      ['12-24', 'Christmas Eve', 'restricted'],
      ['12-25', 'Christmas Day'],
    ],
  },
  2027: {
    reference: 'DoPT O.M. F.No. 12/2/2023-JCA of 16 July 2026',
    restricted: false,
    days: [
      ['01-26', 'Republic Day'],
      ['03-10', 'Id-ul-Fitr'],
      ['03-23', 'Holi'],
      ['03-26', 'Good Friday'],
      ['04-15', 'Ram Navami'],
      ['04-19', 'Mahavir Jayanti'],
      ['05-17', 'Id-ul-Zuha (Bakrid)'],
      ['05-20', 'Buddha Purnima'],
      ['06-16', 'Muharram'],
      ['08-15', 'Independence Day; Milad-un-Nabi (Id-e-Milad)'],
      ['08-25', 'Janmashtami'],
      ['10-02', "Mahatma Gandhi's Birthday"],
      ['10-09', 'Dussehra'],
      ['10-29', 'Diwali (Deepavali)'],
      ['11-14', "Guru Nanak's Birthday"],
      ['12-25', 'Christmas Day'],
    ],
  },
};
