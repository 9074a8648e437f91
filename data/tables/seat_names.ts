/** Words in the names of seats as the delimitation writes them, and as people write them too: `Vandre=Bandra`. Either word finds the seat. */
const OTHER_WORDS = `Vandre=Bandra|Shivadi=Sewri|Dombivali=Dombivli|Ulhas Nagar=Ulhasnagar|Vile Parle=Ville Parle
  |Thiyagarayanagar=T Nagar Thyagaraya Nagar|Thiruvallikeni=Triplicane|Thiru-Vi-Ka-Nagar=Thiruvika Nagar|Dr. Radhakrishnan Nagar=RK Nagar|Thiruvananthapuram=Trivandrum|Kozhikode=Calicut
  |Thrissur=Trichur|Kollam=Quilon|Alappuzha=Alleppey|Kannur=Cannanore|Palakkad=Palghat|Kochi=Cochin|Udhagamandalam=Ooty|Thoothukkudi=Tuticorin|Thoothukudi=Tuticorin
  |Tiruchirappalli=Trichy|Thanjavur=Tanjore|Kancheepuram=Kanchipuram|Tiruvallur=Thiruvallur|Visakhapatnam=Vizag|Rajahmundry=Rajamahendravaram|Anantapur=Anantapuramu|Kadapa=Cuddapah
  |Bangalore=Bengaluru|Mysore=Mysuru|Belgaum=Belagavi|Bellary=Ballari|Gulbarga=Kalaburagi|Bijapur=Vijayapura|Shimoga=Shivamogga|Tumkur=Tumakuru|Hubli=Hubballi|Mangalore=Mangaluru
  |Chikmagalur=Chikkamagaluru|Rajarajeshwarinagar=RR Nagar Rajarajeshwari Nagar|Yeshvanthapura=Yeshwanthpur Yeshwantpur|K. R. Pura=KR Puram Krishnarajapuram|Padmanaba=Padmanabha
  |B. T. M. Layout=BTM|C. V. Raman Nagar=CV|R. K. Puram=RK|Serilingampally=Sherlingampally Lingampalli|Lal Bahadur Nagar=LB|Kukatpalle=Kukatpally|Vicarabad=Vikarabad
  |Allahabad=Prayagraj|Faizabad=Ayodhya|Ayodhya=Faizabad|Gurgaon=Gurugram|Bakshi Kaa Talab=Bakshi Ka Talab|Sishamau=Sisamau|Varanasi=Banaras Kashi
  |Aurangabad=Sambhajinagar|Osmanabad=Dharashiv|Ahmednagar=Ahilyanagar|Ahmadnagar=Ahilyanagar|Hoshangabad=Narmadapuram|Vadodara=Baroda|Bharuch=Broach|Kachchh=Kutch
  |Kolkata=Calcutta|Uttar=North|Dakshin=South|Purba=East|Paschim=West|Madhya=Central|Bidhannagar=Salt Lake|Tollyganj=Tollygunge|Kashipur=Cossipore|Sreerampur=Serampore|Uluberia=Uluberiya
  |Bardhaman=Burdwan|Medinipur=Midnapore|Haora=Howrah|Howrah=Haora|Puducherry=Pondicherry|Guwahati=Gauhati|Karimganj=Sribhumi|Bhubaneswar=Bhubaneshwar|Seelam Pur=Seelampur
  |Sultan Pur Majra=Sultanpur|Mangol Puri=Mangolpuri|Mumbai=Bombay|Chennai=Madras|Pune=Poona|Nashik=Nasik|Panaji=Panjim|Shimla=Simla`;

const others: readonly (readonly [written: string, other: string])[] = OTHER_WORDS.split('|').map((pair) => {
  const [written = '', other = ''] = pair.trim().split('=');
  return [written.toLowerCase(), other] as const;
});

/** What else the words of a name may be searched as. */
export function otherSeatWords(name: string): string[] {
  const padded = ` ${name.toLowerCase().replace(/[()]/g, ' ').replaceAll('-', ' ')} `;
  return others.flatMap(([written, other]) => (padded.includes(` ${written.replaceAll('-', ' ')} `) ? [other] : []));
}
