/** Indian number series with a meaning of their own, short helplines, and what became of mobile operators. */

export interface Series {
  readonly prefix: string;
  readonly meaning: string;
  /** The kind of number, where the number plan libraries do not know it or take it for another. */
  readonly type?: 'toll_free' | 'shared_cost' | 'premium_rate' | 'uan';
}

/** TRAI and the Department of Telecommunications (National Numbering Plan; orders on 140 of 2010 and 160 of 2024). */
export const series: readonly Series[] = [
  { prefix: '140', meaning: 'promotional calls of telemarketers', type: 'uan' },
  { prefix: '1600', meaning: 'service and transactional calls of government bodies', type: 'uan' },
  { prefix: '1601', meaning: 'service and transactional calls of banks, insurers and other financial firms', type: 'uan' },
  { prefix: '1800', meaning: 'toll-free for the caller', type: 'toll_free' },
  { prefix: '1860', meaning: 'one number for all of India at the rate of a local call', type: 'shared_cost' },
  { prefix: '1900', meaning: 'premium rate', type: 'premium_rate' },
];

/** Numbers that are dialled as they are. `true`: for emergencies. */
export const helplines: ReadonlyMap<string, readonly [meaning: string, emergency?: true]> = new Map([
  ['100', ['police', true]],
  ['101', ['fire service', true]],
  ['102', ['ambulance, mainly for mothers and children', true]],
  ['104', ['health information of the state']],
  ['108', ['ambulance and disaster response', true]],
  ['112', ['all emergencies', true]],
  ['139', ['railway enquiry and security']],
  ['181', ['women in distress', true]],
  ['198', ['complaints to one’s own telecom operator']],
  ['1033', ['help on national highways']],
  ['1070', ['relief commissioner of the state']],
  ['1073', ['traffic help']],
  ['1075', ['national health helpline']],
  ['1077', ['disaster control room of the district']],
  ['1078', ['National Disaster Management Authority']],
  ['1090', ['women’s helpline of the police']],
  ['1091', ['women’s helpline of the police']],
  ['1095', ['traffic police']],
  ['1098', ['children in distress (Childline)', true]],
  ['1906', ['leakage of cooking gas', true]],
  ['1909', ['complaints about unwanted calls (DND)']],
  ['1915', ['national consumer helpline']],
  ['1930', ['cyber crime and financial fraud']],
  ['1947', ['Aadhaar (UIDAI)']],
  ['1950', ['voters’ helpline of the Election Commission']],
  ['1962', ['veterinary help']],
  ['14416', ['mental health (Tele-MANAS)']],
  ['14446', ['help with addiction']],
  ['14555', ['health insurance of Ayushman Bharat']],
  ['14567', ['senior citizens (Elderline)']],
  ['155260', ['cyber crime; replaced by 1930']],
]);

/** Allotted name → who runs the network today; null where it was closed without a successor. */
export const operators: ReadonlyMap<string, string | null> = new Map([
  ['Aircel', null],
  ['Airtel', 'Airtel'],
  ['BSNL', 'BSNL'],
  ['Idea', 'Vi'],
  ['MTNL', 'MTNL'],
  ['Reliance Jio', 'Jio'],
  ['S TEL', null],
  ['Tata Docomo', 'Airtel'],
  ['Telenor', 'Airtel'],
  ['Telewings', 'Airtel'],
  ['Uninor', 'Airtel'],
  ['Vodafone', 'Vi'],
]);
