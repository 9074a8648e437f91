/** Corrections of libphonenumber's Indian area names: misspelt or former names. Keyed by the name in libphonenumber. */
export const areaNames: Readonly<Record<string, string>> = {
  'Ahmedabad Local': 'Ahmedabad',
  Ahmednagar: 'Ahilyanagar', // since October 2024
  Allahabad: 'Prayagraj', // since October 2018
  Bangalore: 'Bengaluru', // since November 2014
  Belgaum: 'Belagavi',
  Bellary: 'Ballari',
  Bhabhua: 'Bhabua',
  Bhubaneshwar: 'Bhubaneswar',
  Bijapur: 'Vijayapura',
  Chickmagalur: 'Chikkamagaluru',
  Gulbarga: 'Kalaburagi',
  Gurgaon: 'Gurugram', // since September 2016
  Hubli: 'Hubballi',
  Jallandhar: 'Jalandhar',
  Mangalore: 'Mangaluru',
  Monghyr: 'Munger',
  Mysore: 'Mysuru',
  'Nasik City': 'Nashik',
  Osmanabad: 'Dharashiv', // since September 2023
  Pondicherry: 'Puducherry',
  Purnea: 'Purnia',
  Rajahmundri: 'Rajahmundry',
  Sahibganj: 'Sahebganj',
  Sawaimadhopur: 'Sawai Madhopur',
  Shimoga: 'Shivamogga',
  Sholapur: 'Solapur',
  Tirupathi: 'Tirupati',
  Trivandrum: 'Thiruvananthapuram',
  Tumkur: 'Tumakuru',
  Varansi: 'Varanasi',
};

/** Area codes missing from libphonenumber. */
export const missingAreas: Readonly<Record<string, string>> = {
  '240': 'Chhatrapati Sambhajinagar, Maharashtra',
  '510': 'Jhansi, Uttar Pradesh',
};
