/**
 * Districts of pincodes that the directory of India Post has wrong, and no rule of the recipe mends.
 * A correction is one line here, with its reason, and one in `test/truth/places.ts`.
 */
export const pincodeDistricts: Readonly<Record<string, string>> = {
  '250617': 'Baghpat', // Chhaprauli, a block of Baghpat district since 1997; the directory has Meerut
  '400010': 'Mumbai', // Mazgaon is in the island city; its head post office alone says Mumbai Suburban
  '462046': 'Raisen', // Mandideep: the sorting district is Bhopal's, the town is not
  '494111': 'Sukma', // the town after which the district of 2012 is named; the directory has the whole division in Raipur
  '494114': 'Sukma', // Konta, a block of Sukma district
  '494115': 'Sukma', // Chhindgarh, a block of Sukma district
  '494331': 'Kondagaon', // Keshkal, a tehsil of the district of 2012
  '798617': 'Kiphire', // Pungro, a circle of Kiphire district; the directory has Kohima
};
