/** The zones of Indian Railways, with the Konkan Railway and the Metro Railway of Kolkata, which are run beside them. */
export interface RailwayZone {
  readonly code: string;
  readonly name: string;
  readonly headquarters: string;
  readonly divisions: readonly string[];
  readonly note: string | null;
}

type Facts = readonly [code: string, name: string, headquarters: string, divisions: string, note?: string];

const ZONES: readonly Facts[] = [
  ['CR', 'Central Railway', 'Mumbai (CSMT)', 'Bhusawal|Mumbai|Nagpur|Pune|Solapur'],
  ['ECoR', 'East Coast Railway', 'Bhubaneswar', 'Khurda Road|Rayagada|Sambalpur'],
  ['ECR', 'East Central Railway', 'Hajipur', 'Danapur|Dhanbad|Pt. Deen Dayal Upadhyaya|Samastipur|Sonpur'],
  ['ER', 'Eastern Railway', 'Kolkata (Fairlie Place)', 'Asansol|Howrah|Malda|Sealdah'],
  [
    'KR',
    'Konkan Railway',
    'Navi Mumbai (Belapur)',
    'Karwar|Ratnagiri',
    'A corporation of its own, not one of the zones of Indian Railways.',
  ],
  ['MTP', 'Metro Railway, Kolkata', 'Kolkata', '', 'Its metro stations are not part of this data.'],
  ['NCR', 'North Central Railway', 'Prayagraj', 'Agra|Jhansi|Prayagraj'],
  ['NER', 'North Eastern Railway', 'Gorakhpur', 'Izzatnagar|Lucknow|Varanasi'],
  ['NFR', 'Northeast Frontier Railway', 'Guwahati (Maligaon)', 'Alipurduar|Katihar|Lumding|Rangiya|Tinsukia'],
  ['NR', 'Northern Railway', 'New Delhi', 'Ambala|Delhi|Firozpur|Jammu|Lucknow|Moradabad'],
  ['NWR', 'North Western Railway', 'Jaipur', 'Ajmer|Bikaner|Jaipur|Jodhpur'],
  ['SCR', 'South Central Railway', 'Secunderabad', 'Hyderabad|Nanded|Secunderabad'],
  [
    'SCoR',
    'South Coast Railway',
    'Visakhapatnam',
    'Guntakal|Guntur|Vijayawada|Visakhapatnam',
    'Formed from divisions of SCR and ECoR; its stations still carry the zone from which they came.',
  ],
  ['SECR', 'South East Central Railway', 'Bilaspur', 'Bilaspur|Nagpur|Raipur'],
  ['SER', 'South Eastern Railway', 'Kolkata (Garden Reach)', 'Adra|Chakradharpur|Kharagpur|Ranchi'],
  ['SR', 'Southern Railway', 'Chennai', 'Chennai|Madurai|Palakkad|Salem|Thiruvananthapuram|Tiruchirappalli'],
  ['SWR', 'South Western Railway', 'Hubballi', 'Bengaluru|Hubballi|Mysuru'],
  ['WCR', 'West Central Railway', 'Jabalpur', 'Bhopal|Jabalpur|Kota'],
  ['WR', 'Western Railway', 'Mumbai (Churchgate)', 'Ahmedabad|Bhavnagar|Mumbai Central|Rajkot|Ratlam|Vadodara'],
];

export const railwayZones: readonly RailwayZone[] = ZONES.map(([code, name, headquarters, divisions, note]) => ({
  code,
  name,
  headquarters,
  divisions: divisions === '' ? [] : divisions.split('|'),
  note: note ?? null,
}));
