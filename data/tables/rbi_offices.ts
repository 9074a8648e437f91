/** The 34 regional offices of the Reserve Bank of India that publish bank holidays, with their states. */
export interface RbiOffice {
  readonly code: string;
  readonly name: string;
  readonly state: string;
}

export const rbiOffices: readonly RbiOffice[] = [
  { code: 'AGA', name: 'Agartala', state: 'TR' },
  { code: 'AHM', name: 'Ahmedabad', state: 'GJ' },
  { code: 'AIZ', name: 'Aizawl', state: 'MZ' },
  { code: 'BEL', name: 'Belapur', state: 'MH' },
  { code: 'BEN', name: 'Bengaluru', state: 'KA' },
  { code: 'BHO', name: 'Bhopal', state: 'MP' },
  { code: 'BHU', name: 'Bhubaneswar', state: 'OD' },
  { code: 'CHD', name: 'Chandigarh', state: 'CH' },
  { code: 'CHE', name: 'Chennai', state: 'TN' },
  { code: 'DEH', name: 'Dehradun', state: 'UK' },
  { code: 'GAN', name: 'Gangtok', state: 'SK' },
  { code: 'GUW', name: 'Guwahati', state: 'AS' },
  { code: 'HYD', name: 'Hyderabad', state: 'TS' },
  { code: 'IMP', name: 'Imphal', state: 'MN' },
  { code: 'ITA', name: 'Itanagar', state: 'AR' },
  { code: 'JAI', name: 'Jaipur', state: 'RJ' },
  { code: 'JAM', name: 'Jammu', state: 'JK' },
  { code: 'KAN', name: 'Kanpur', state: 'UP' },
  { code: 'KOC', name: 'Kochi', state: 'KL' },
  { code: 'KOH', name: 'Kohima', state: 'NL' },
  { code: 'KOL', name: 'Kolkata', state: 'WB' },
  { code: 'LUC', name: 'Lucknow', state: 'UP' },
  { code: 'MUM', name: 'Mumbai', state: 'MH' },
  { code: 'NAG', name: 'Nagpur', state: 'MH' },
  { code: 'NDL', name: 'New Delhi', state: 'DL' },
  { code: 'PAN', name: 'Panaji', state: 'GA' },
  { code: 'PAT', name: 'Patna', state: 'BR' },
  { code: 'RAI', name: 'Raipur', state: 'CG' },
  { code: 'RAN', name: 'Ranchi', state: 'JH' },
  { code: 'SHL', name: 'Shillong', state: 'ML' },
  { code: 'SHM', name: 'Shimla', state: 'HP' },
  { code: 'SRI', name: 'Srinagar', state: 'JK' },
  { code: 'TVM', name: 'Thiruvananthapuram', state: 'KL' },
  { code: 'VIJ', name: 'Vijayawada', state: 'AP' },
];

/** State without an office of the RBI → the state whose list its banks follow. */
export const bankHolidayListOf: Readonly<Record<string, string>> = { HR: 'CH', PB: 'CH' };
