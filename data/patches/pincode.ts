/**
 * Corrections of pincode districts that are wrong in India Post's directory and not repaired by a rule of the recipe. A correction is one line here,
 * with its reason, and one in `test/facts/places.ts`.
 */
export const pincodeDistricts: Readonly<Record<string, string>> = {
  '250617': 'Baghpat', // Chhaprauli, a block of Baghpat district since 1997; the directory says Meerut
  '400010': 'Mumbai', // Mazgaon is in the island city; only its head post office says Mumbai Suburban
  '442918': 'Chandrapur', // Jamtukam and Borda Borkar in Pombhurna; the directory says Gadchiroli, all villages are listed in Chandrapur
  '462046': 'Raisen', // Mandideep: in Bhopal's sorting district, but not in Bhopal
  '494111': 'Sukma', // the town that gave the district of 2012 its name; the directory has the whole division in Raipur
  '494114': 'Sukma', // Konta, a block of Sukma district
  '494115': 'Sukma', // Chhindgarh, a block of Sukma district
  '494331': 'Kondagaon', // Keshkal, a tehsil of the district of 2012
  '535250': 'Vizianagaram', // Bheemasingi, in the mandal of Jami; the directory says Visakhapatnam
  '795121': 'Pherzawl', // Parbung, a sub-division of Pherzawl district since 2016; the directory says Imphal West
  '795126': 'Bishnupur', // the town that gave the district its name; the directory says Kangpokpi
  '795132': 'Imphal West', // Mayang Imphal, in the sub-division of Wangoi; the directory says Kakching
  '795145': 'Kamjong', // two thirds of the villages are in its sub-divisions, formerly of Ukhrul; the directory says Imphal East
  '795149': 'Thoubal', // Yairipok; the directory says Kangpokpi, in the hills
  '796441': 'Mamit', // the town that gave the district its name; the directory says Aizawl
  '796770': 'Lawngtlai', // Chawngte (Kamalanagar), seat of the Chakma council; the directory says Lunglei
  '798617': 'Kiphire', // Pungro, a circle of Kiphire district; the directory says Kohima
  '816102': 'Sahebganj', // Barhait, a block of Sahebganj district; the directory says Godda
};
