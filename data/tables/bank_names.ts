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
