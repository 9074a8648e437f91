/**
 * Banks that the published name list leaves out. Each was recognised by the head office that the published branch list gives for its codes;
 * a bank of which we are not sure is not in here: its code then stands for its name.
 */
export const bankNames: Readonly<Record<string, string>> = {
  ADBK: 'Adarsh Co-operative Urban Bank',
  BCHN: 'Bank of China',
  CCIL: 'Clearing Corporation of India',
  GABK: 'Gayatri Co-operative Urban Bank',
  GSSB: 'Guardian Souharda Sahakari Bank',
  HITP: 'Hitachi Payment Services',
  INPA: 'India1 Payments',
  NHBA: 'NongHyup Bank',
  PHNP: 'PhonePe',
  PPNT: 'PayPoint India Network',
  TCBR: 'Co-operative Bank of Rajkot',
  UCLB: 'Urban Co-operative Bank, Bareilly',
  USCB: 'Uttarakhand State Co-operative Bank',
  VSBA: 'Vikas Souharda Co-operative Bank',
  VTBJ: 'VTB Bank',
};

/** Branches of banks from abroad for which the published bank list gives no type. */
export const foreignBanks: ReadonlySet<string> = new Set([
  'ABNA',
  'ANZB',
  'BCHN',
  'CRES',
  'CTCB',
  'DOHB',
  'FIRN',
  'HVBK',
  'IBBK',
  'IBKO',
  'ICBK',
  'KBKB',
  'KOEX',
  'MSHQ',
  'NBAD',
  'NHBA',
  'QNBA',
  'SABR',
  'UOVB',
  'VTBJ',
]);

/** Names that the published list misspells, cuts or has of former times, as the banks write them. */
export const correctedBankNames: Readonly<Record<string, string>> = {
  BBKM: 'Bank of Bahrain and Kuwait',
  BUCB: 'Burdwan Central Co-operative Bank',
  CHAS: 'JPMorgan Chase Bank',
  CITI: 'Citibank',
  CSBK: 'CSB Bank', // Catholic Syrian Bank until June 2019
  CTCB: 'CTBC Bank', // Chinatrust Commercial Bank until 2013
  DBSS: 'DBS Bank India',
  ESMF: 'ESAF Small Finance Bank',
  IBKL: 'IDBI Bank',
  INDB: 'IndusInd Bank',
  KBHB: 'Hana Bank',
  LAVB: 'Lakshmi Vilas Bank',
  NBAD: 'First Abu Dhabi Bank', // National Bank of Abu Dhabi until 2017
  NBRD: 'National Bank for Agriculture and Rural Development',
  RBIN: 'Reserve Bank of India',
  SABR: 'Sberbank',
  STCB: 'SBM Bank India',
  TGRB: 'Telangana Grameena Bank',
  UNBA: 'Unity Small Finance Bank',
};

/** Types that the published list does not give, or gives wrongly: institutions with a code that are no commercial or co-operative bank. */
export const bankTypes: Readonly<
  Record<string, 'private' | 'state_cooperative' | 'central_bank' | 'development' | 'clearing' | 'payment_system'>
> = {
  CCIL: 'clearing',
  DICG: 'central_bank', // a subsidiary of the Reserve Bank
  EIBI: 'development',
  HITP: 'payment_system',
  ICLL: 'clearing',
  INPA: 'payment_system',
  LAVB: 'private', // until it became a part of DBS Bank India in November 2020
  NBRD: 'development',
  PHNP: 'payment_system',
  PPNT: 'payment_system',
  RBIN: 'central_bank',
  RBIP: 'central_bank',
  RBIS: 'central_bank',
  TSAB: 'state_cooperative', // the apex bank, whose prefix the district banks of Telangana use
  XNSE: 'clearing',
};

/** Codes of one bank: what holds for it under one holds under the other. */
const TWO_CODES: readonly (readonly string[])[] = [
  ['UJVN', 'USFB'],
  ['ESMF', 'ESAF'],
  ['IPOS', 'IPPB'],
];

/** The other codes of a bank. */
export const otherCodes: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  TWO_CODES.flatMap((codes) => codes.map((code) => [code, codes.filter((other) => other !== code)] as const)),
);
