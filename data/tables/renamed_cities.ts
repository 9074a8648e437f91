/**
 * Cities that were renamed or are written in two ways, by state.
 * Banks publish whichever name they once registered, so a branch is to be found under all names of its city. Names of one city are divided by =.
 */
const NAMES: Readonly<Record<string, string>> = {
  AP: `Visakhapatnam=Vizag=Vishakhapatnam|Vijayawada=Bezwada|Rajahmundry=Rajamahendravaram=Rajamundry|Kadapa=Cuddapah|Anantapur=Anantapuramu`,
  AS: 'Guwahati=Gauhati|Sivasagar=Sibsagar',
  BR: 'Purnia=Purnea',
  GA: 'Panaji=Panjim|Margao=Madgaon',
  GJ: 'Vadodara=Baroda|Bharuch=Broach|Ahmedabad=Ahmadabad|Mehsana=Mahesana',
  HP: 'Shimla=Simla',
  HR: 'Gurugram=Gurgaon|Sonipat=Sonepat|Hisar=Hissar',
  KA: `Bengaluru=Bangalore|Mysuru=Mysore|Mangaluru=Mangalore|Hubballi=Hubli|Belagavi=Belgaum|Kalaburagi=Gulbarga|Vijayapura=Bijapur
    |Shivamogga=Shimoga|Tumakuru=Tumkur|Ballari=Bellary|Chikkamagaluru=Chikmagalur|Hosapete=Hospet`,
  KL: `Thiruvananthapuram=Trivandrum|Kochi=Cochin|Kozhikode=Calicut|Thrissur=Trichur|Kollam=Quilon|Alappuzha=Alleppey|Kannur=Cannanore
    |Palakkad=Palghat|Thalassery=Tellicherry`,
  MH: `Mumbai=Bombay|Pune=Poona|Nashik=Nasik|Thane=Thana|Solapur=Sholapur|Chhatrapati Sambhajinagar=Aurangabad|Dharashiv=Osmanabad
    |Ahilyanagar=Ahmednagar|Beed=Bid`,
  MP: 'Narmadapuram=Hoshangabad',
  OD: 'Bhubaneswar=Bhubaneshwar|Balasore=Baleswar=Baleshwar|Berhampur=Brahmapur',
  PB: 'Bathinda=Bhatinda|Ferozepur=Firozpur|Rupnagar=Ropar',
  PY: 'Puducherry=Pondicherry',
  TN: `Chennai=Madras|Tiruchirappalli=Trichy=Tiruchirapalli|Thanjavur=Tanjore|Thoothukudi=Tuticorin|Udhagamandalam=Ooty=Ootacamund
    |Tirunelveli=Tinnevelly|Tiruppur=Tirupur|Kanchipuram=Kancheepuram`,
  UK: 'Haridwar=Hardwar',
  UP: 'Varanasi=Banaras=Benares|Prayagraj=Allahabad|Kanpur=Cawnpore|Ayodhya=Faizabad',
  WB: 'Kolkata=Calcutta|Bardhaman=Burdwan|Howrah=Haora|Hooghly=Hugli|Medinipur=Midnapore|Cooch Behar=Coochbehar=Koch Bihar',
};

export interface RenamedCity {
  /** Two-letter code of the state. */
  readonly state: string;
  /** All its names, the present one first. */
  readonly names: readonly string[];
}

export const renamedCities: readonly RenamedCity[] = Object.entries(NAMES).flatMap(([state, cities]) =>
  cities.split('|').map((names) => ({ state, names: names.trim().split('=') })),
);

/** Names that places in other states have too and kept: Aurangabad of Bihar is still called so. */
export const sharedCityNames: readonly string[] = ['Aurangabad', 'Bijapur', 'Berhampur', 'Firozpur', 'Rupnagar', 'Thana', 'Bid'];
