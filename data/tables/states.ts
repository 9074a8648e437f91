/**
 * The 28 states and 8 union territories. Codes follow ISO 3166-2:IN as of November 2023 (CG, OD, TS, UK, DH); GST codes are those of the GST
 * registration number. `aliases` are former or foreign names and codes that are still in use.
 */
import type { StateNames } from '../../src/core/place/names.ts';

export interface StateRow extends StateNames {
  readonly type: 'state' | 'union_territory';
}

type Facts = readonly [code: string, name: string, gstCode: string, vehicleCodes: string, aliases?: string];

const STATES: readonly Facts[] = [
  ['AP', 'Andhra Pradesh', '37', 'AP', 'AD|28|Andhra'],
  ['AR', 'Arunachal Pradesh', '12', 'AR', 'Arunachal'],
  ['AS', 'Assam', '18', 'AS', 'Asom'],
  ['BR', 'Bihar', '10', 'BR', 'BH'],
  ['CG', 'Chhattisgarh', '22', 'CG', 'CT|Chattisgarh|Chhatisgarh|Chhattishgarh|Chattishgarh'],
  ['GA', 'Goa', '30', 'GA'],
  ['GJ', 'Gujarat', '24', 'GJ', 'Gujrat'],
  ['HR', 'Haryana', '06', 'HR'],
  ['HP', 'Himachal Pradesh', '02', 'HP', 'Himachal'],
  ['JH', 'Jharkhand', '20', 'JH', 'JD'],
  ['KA', 'Karnataka', '29', 'KA', 'Karnatak|Mysore State'],
  ['KL', 'Kerala', '32', 'KL', 'Keralam'],
  ['MP', 'Madhya Pradesh', '23', 'MP'],
  ['MH', 'Maharashtra', '27', 'MH', 'MM|Maharastra'],
  ['MN', 'Manipur', '14', 'MN'],
  ['ML', 'Meghalaya', '17', 'ML'],
  ['MZ', 'Mizoram', '15', 'MZ'],
  ['NL', 'Nagaland', '13', 'NL'],
  ['OD', 'Odisha', '21', 'OD,OR', 'OR|Orissa|Odissa'],
  ['PB', 'Punjab', '03', 'PB'],
  ['RJ', 'Rajasthan', '08', 'RJ'],
  ['SK', 'Sikkim', '11', 'SK'],
  ['TN', 'Tamil Nadu', '33', 'TN', 'Tamilnadu|Madras State'],
  ['TS', 'Telangana', '36', 'TG,TS', 'TG|Telengana'],
  ['TR', 'Tripura', '16', 'TR'],
  ['UP', 'Uttar Pradesh', '09', 'UP', 'Uttarpradesh'],
  ['UK', 'Uttarakhand', '05', 'UK,UA', 'UA|UT|Uttaranchal|Uttrakhand'],
  ['WB', 'West Bengal', '19', 'WB', 'Paschim Banga|Paschim Bengal|Bengal|Bangla|W Bengal'],
];

const UNION_TERRITORIES: readonly Facts[] = [
  ['AN', 'Andaman and Nicobar Islands', '35', 'AN', 'Andaman and Nicobar|Andaman Nicobar|Andamans|Andaman|Nicobar|Andaman Islands'],
  ['CH', 'Chandigarh', '04', 'CH'],
  [
    'DH',
    'Dadra and Nagar Haveli and Daman and Diu',
    '26',
    'DD,DN',
    'DN|DD|25|The Dadra and Nagar Haveli and Daman and Diu|Dadra and Nagar Haveli|Dadra Nagar Haveli|Daman and Diu|Daman Diu|Daman|Diu|Dadra|DNHDD|DNH',
  ],
  ['DL', 'Delhi', '07', 'DL', 'NCT of Delhi|National Capital Territory of Delhi|New Delhi|Dilli'],
  ['JK', 'Jammu and Kashmir', '01', 'JK', 'J K|J and K|JandK|Jammu Kashmir|Kashmir'],
  ['LA', 'Ladakh', '38', 'LA'],
  ['LD', 'Lakshadweep', '31', 'LD', 'Laccadive'],
  ['PY', 'Puducherry', '34', 'PY', 'PO|Pondicherry|Pondichery|Pondy'],
];

const toRow =
  (type: StateRow['type']) =>
  ([code, name, gstCode, vehicleCodes, aliases]: Facts): StateRow => ({
    code,
    name,
    type,
    gstCode,
    vehicleCodes: vehicleCodes.split(','),
    aliases: aliases?.split('|') ?? [],
  });

export const states: readonly StateRow[] = [...STATES.map(toRow('state')), ...UNION_TERRITORIES.map(toRow('union_territory'))].sort(
  (a, b) => (a.name < b.name ? -1 : 1),
);
