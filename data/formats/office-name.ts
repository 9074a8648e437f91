/** Normalises office, district, division and region names of the directory for display. */
import { titleCase } from '../../src/core/text/fold.ts';
import { currentDistrictName } from '../tables/renamed_districts.ts';

/**
 * Office type suffixes: branch, sub, head and post office, prefixed with D (delivery), ND (non-delivery), T (town), E or ED (extra-departmental), and
 * MDG (Mukhya Dak Ghar, head post office). "G.P.O." is part of the name, not a type suffix.
 */
const TYPE_SUFFIX = String.raw`(?:(?:N\.?D\.? ?|E?D\.?|E)?(?:T\.?)?[BSH]\.? ?O|[BbSs]\.?[Oo]|B0|HPO|P\.?O|Po|MDG)\.?`;
const TRAILING_SUFFIX = new RegExp(String.raw`(?:\s+|(?<=\)))${TYPE_SUFFIX}$`);
/** Suffix without a space: "DuppalliB.O". */
const ATTACHED_SUFFIX = /(?<=[a-z])\.?(?:B\.O|S\.O|BO|SO)$/;
/** "Kundal S.O (Sangli)", "Pilar SO Udupi", "Utukur B.O-VJ": the district after the suffix disambiguates namesakes; it has its own column. */
const QUALIFIED_SUFFIX = /\s(?:[BSH]\.O\.?|[BSH]O)(?:\s*\(|\s+|-)(?=[^)]).*$/;
/** "Hathwan (Alauli S.O)": the suffix of the parent office. */
const SUFFIX_IN_BRACKETS = /\s+[BSH]\.?O\.?(?=\))/gi;
/** A nodal delivery centre is named after the office it serves: there the suffix is part of the name. */
const NODAL_CENTRE = /^P?NDC\b/;

/**
 * @example officeName('Ashoknagar S.O (Chennai)') // 'Ashoknagar'
 * @example officeName('NEW SEAKHALA SO') // 'New Seakhala'
 * @example officeName('Chennai G.P.O.') // 'Chennai G.P.O.'
 */
export function officeName(published: string): string {
  const text = tidy(published);
  return toPrintedCase(NODAL_CENTRE.test(text) ? text : withoutTypeSuffix(text));
}

/** Strips the suffix twice: some names have two, "Tadur Bo B.O". */
function withoutTypeSuffix(text: string): string {
  const name = text
    .replace(SUFFIX_IN_BRACKETS, '')
    .replace(QUALIFIED_SUFFIX, '')
    .replace(TRAILING_SUFFIX, '')
    .replace(TRAILING_SUFFIX, '')
    .replace(ATTACHED_SUFFIX, '')
    .trim();
  return name === '' ? text : name;
}

/** Collapses white space and removes the "Â" that a no-break space leaves when its UTF-8 is decoded as Latin-1. */
export function tidy(text: string): string {
  return text
    .replace(/Â(?=[\s\u00a0]|$)/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

/** Acronyms with a vowel, which look like words. Those without a vowel (NDC, CRPF, NTPC) need no list. */
const ABBREVIATIONS = new Set(
  `AGCR AGPO AIIMS AITS APO APS APSP BARC BEL BHEL BITM BITS BPSC CARI CAT CDA CISF COD CPRI CUC DDU DLW DPI ECIL EPIP ESI FCI GIDC GPO HO
  HQ IAF IARI IBC ICAR IDA IFFCO IGI IGMC IICT IIIT IIM IIP IISER IIT IMA IPE ISI ISRO ITBP ITI JNTU JNU KTPP MIDC MIET MIRC MIT MUHS NATC
  NEPZ NGO NIT NIVH NSIC NTR ONGC PAC PAU PIET PO RCAO RIMS SAI SMU SPSR TIET TTTI USFA VIT`.match(/\w+/g),
);
const ROMAN_NUMERAL = /^(?:I{2,3}|IV|VI{0,3}|IX|XI{0,3})$/;
/** Abbreviated words without a vowel (Budruk, Khurd, Kalan …) that are not acronyms. */
const SHORT_WORDS = new Set(['BK', 'KD', 'KH', 'KHD', 'KR', 'PT', 'RY', 'RYT', 'ST', 'DR', 'MT', 'SHRI']);
const WORD = /[A-Za-z0-9'.]+/g;
const CAPITALS = /^[A-Z']{5,}$/;

/** Title-cases words in capitals, and names that are entirely in lower case. Everything else stays as published. */
export function toPrintedCase(name: string): string {
  const isUpperCase = !/[a-z]/.test(name);
  const isLowerCase = !/[A-Z]/.test(name);
  const cased = name.replace(WORD, (word) => {
    if (isLowerCase || ((isUpperCase || CAPITALS.test(word)) && !isAbbreviation(word))) return titleCase(word);
    return word;
  });
  return cased.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

function isAbbreviation(word: string): boolean {
  const letters = word.replaceAll(/\.$/g, '');
  if (SHORT_WORDS.has(letters)) return false;
  if (/^(?:[A-Z]\.)+[A-Z]?$|^\d/.test(word) || letters.length === 1) return true;
  return ABBREVIATIONS.has(letters) || ROMAN_NUMERAL.test(letters) || !/[AEIOUY]/.test(letters);
}

/** Misspelt, split and inverted district names of the directory. Former names are in `data/tables/renamed_districts.ts`. */
const DISTRICT_SPELLINGS: Readonly<Record<string, string>> = {
  '24 PARAGANAS NORTH': 'North 24 Parganas',
  '24 PARAGANAS SOUTH': 'South 24 Parganas',
  AHMADABAD: 'Ahmedabad',
  ANUGUL: 'Angul',
  'BANAS KANTHA': 'Banaskantha',
  'CHARKI DADRI': 'Charkhi Dadri',
  CHHOTAUDEPUR: 'Chhota Udepur',
  COOCHBEHAR: 'Cooch Behar',
  'DINAJPUR DAKSHIN': 'Dakshin Dinajpur',
  'DINAJPUR UTTAR': 'Uttar Dinajpur',
  DOHAD: 'Dahod',
  'EAST SINGHBUM': 'East Singhbhum',
  FIROZEPUR: 'Ferozepur',
  JAGATSINGHAPUR: 'Jagatsinghpur',
  JAGITIAL: 'Jagtial',
  JAJAPUR: 'Jajpur',
  JANGOAN: 'Jangaon',
  'KUSHI NAGAR': 'Kushinagar',
  'LAHUL AND SPITI': 'Lahaul and Spiti',
  'LAKSHADWEEP DISTRICT': 'Lakshadweep',
  'LEH LADAKH': 'Leh',
  MALDAH: 'Malda',
  MARIGAON: 'Morigaon',
  'MEDINIPUR EAST': 'Purba Medinipur',
  'MEDINIPUR WEST': 'Paschim Medinipur',
  'PANCH MAHALS': 'Panchmahal',
  'RUDRA PRAYAG': 'Rudraprayag',
  'S.A.S NAGAR': 'S.A.S. Nagar',
  'SABAR KANTHA': 'Sabarkantha',
  'SANT KABEER NAGAR': 'Sant Kabir Nagar',
  'SIDDHARTH NAGAR': 'Siddharthnagar',
  'UDAM SINGH NAGAR': 'Udham Singh Nagar',
  'UTTAR KASHI': 'Uttarkashi',
  VIJAYNAGAR: 'Vijayanagara',
  VISAKHAPATANAM: 'Visakhapatnam',
};

/** District names that are ambiguous without the state's name. */
const DELHI_DISTRICTS = new Set(['Central', 'East', 'North', 'North East', 'North West', 'South', 'South East', 'South West', 'West']);

/** Display name of a district; empty if the directory says "NA". */
export function districtName(published: string, state: string): string {
  const text = tidy(published);
  if (text === 'NA' || text === 'NULL') return '';
  const spelled = DISTRICT_SPELLINGS[text.toUpperCase()] ?? titleOf(text);
  if (state === 'DL' && DELHI_DISTRICTS.has(spelled)) return `${spelled} Delhi`;
  return currentDistrictName(state, state === 'SK' ? spelled.replace(/ District$/, ' Sikkim') : spelled);
}

/** "RATNAGIRI DIVISION" → "Ratnagiri Division". */
export function divisionName(published: string): string {
  return titleOf(tidy(published));
}

/** Divisions that report directly to the circle have no region. */
export function regionName(published: string): string {
  const text = tidy(published);
  return text === 'DivReportingCircle' || text === 'NA' ? '' : titleOf(text.replace(/ RN$/, ' REGION'));
}

function titleOf(text: string): string {
  if (/[a-z]/.test(text)) return text;
  return titleCase(text).replace(WORD, (word, offset: number) => {
    const capitals = text.slice(offset, offset + word.length);
    return isAbbreviation(capitals) ? capitals : word;
  });
}
