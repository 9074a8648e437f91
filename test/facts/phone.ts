/** Area codes of the National Numbering Plan and their towns, as in telephone directories. */
import type { FactGroup } from './fact.ts';

export const phoneFacts: readonly FactGroup[] = [
  {
    reason: 'Department of Telecommunications: the area code of a town, asked with a number behind it',
    path: (code) => `/v1/phone/${encodeURIComponent(`+91${code.slice(1)}${'2345678901'.slice(0, 10 - (code.length - 1))}`)}`,
    extract: ({ location }) => location,
    matchSubstring: true,
    facts:
      '011 Delhi|022 Mumbai|033 Kolkata|044 Chennai|080 Bengaluru|040 Hyderabad|020 Pune|079 Ahmedabad|0120 Ghaziabad|0124 Gurugram|0129 Faridabad|0141 Jaipur|0161 Ludhiana|0172 Chandigarh|0181 Jalandhar|0183 Amritsar|0191 Jammu|0194 Srinagar|0261 Surat|0265 Vadodara|0281 Rajkot|0253 Nashik|0712 Nagpur|0731 Indore|0751 Gwalior|0755 Bhopal|0761 Jabalpur|0771 Raipur|0612 Patna|0651 Ranchi|0674 Bhubaneswar|0671 Cuttack|0361 Guwahati|0364 Shillong|0381 Agartala|0385 Imphal|0422 Coimbatore|0431 Tiruch|0452 Madurai|0427 Salem|0413 Pondicherry/Puducherry|0471 Thiruvananthapuram|0484 Ernakulam/Kochi|0495 Kozhikode|0487 Thrissur|0821 Mysuru/Mysore|0824 Mangal|0831 Belgaum/Belagavi|0832 Goa/Panaji/Panjim|0836 Hub|0866 Vijayawada|0891 Visakhapatnam|0863 Guntur|0877 Tirupati|0522 Lucknow|0512 Kanpur|0532 Allahabad/Prayagraj|0542 Varanasi|0562 Agra|0510 Jhansi|0121 Meerut|0551 Gorakhpur|0581 Bareilly|0591 Moradabad|0135 Dehradun|0177 Shimla|0721 Amravati|0240 Aurangabad/Sambhajinagar|0231 Kolhapur|0217 Solapur',
  },
];
