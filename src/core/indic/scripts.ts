/**
 * The ten Indic scripts. Their Unicode blocks are parallel (inherited from ISCII): a letter has the same offset in each. Devanagari has a letter for
 * every sound of the others and serves as the pivot. Only exceptions to the parallel layout are listed here.
 */
export interface Script {
  readonly name: ScriptName;
  /** First code point of its block. */
  readonly base: number;
  /** ISO 15924 code and the languages written in the script. */
  readonly aliases: readonly string[];
  /** Exceptions to the parallel layout: letters of the script and their pivot equivalents. */
  readonly toPivot?: Readonly<Record<string, string>>;
  /** Pivot letters and their equivalents in the script, where the parallel code point is not the letter. */
  readonly fromPivot?: Readonly<Record<string, string>>;
  /** Whether the script forms further letters with a nukta. */
  readonly nukta: boolean;
}

export const SCRIPT_NAMES = [
  'devanagari',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'bengali',
  'assamese',
  'gujarati',
  'gurmukhi',
  'odia',
] as const;
export type ScriptName = (typeof SCRIPT_NAMES)[number];

export const PIVOT_BASE = 0x900;
export const VIRAMA = '\u094d';
export const NUKTA = '\u093c';
export const ANUSVARA = '\u0902';
export const AYTHAM = '\u0b83';
export const OM = '\u0950';

const bengali = { toPivot: { ৎ: 'त्', ল়: 'ळ', ওঁ: 'ओँ' }, fromPivot: { ळ: 'ল়', ॐ: 'ওঁ' } };

const list: readonly Script[] = [
  { name: 'devanagari', base: 0x900, aliases: ['deva', 'hi', 'mr', 'ne', 'sa', 'kok', 'mai', 'doi', 'brx'], nukta: true },
  {
    name: 'tamil',
    base: 0xb80,
    aliases: ['taml', 'ta'],
    toPivot: { ஃப: 'फ़', ஃ: AYTHAM, 'ௗ': 'ौ', ௐ: OM },
    fromPivot: { फ़: 'ஃப', [AYTHAM]: 'ஃ', 'ः': 'ஃ', ॐ: 'ௐ' },
    nukta: false,
  },
  { name: 'telugu', base: 0xc00, aliases: ['telu', 'te'], toPivot: { ౝ: 'न्' }, fromPivot: { ॐ: 'ఓం' }, nukta: false },
  { name: 'kannada', base: 0xc80, aliases: ['knda', 'kn', 'tcy'], toPivot: { ೞ: 'ऴ' }, fromPivot: { ऴ: 'ೞ', ॐ: 'ಓಂ' }, nukta: true },
  {
    name: 'malayalam',
    base: 0xd00,
    aliases: ['mlym', 'ml'],
    toPivot: { ൺ: 'ण्', ൻ: 'न्', ർ: 'र्', ൽ: 'ल्', ൾ: 'ळ्', ൿ: 'क्', ൎ: 'र्', 'ൗ': 'ौ' },
    fromPivot: { ॐ: 'ഓം' },
    nukta: false,
  },
  { name: 'bengali', base: 0x980, aliases: ['beng', 'bn'], nukta: true, ...bengali },
  {
    name: 'assamese',
    base: 0x980,
    aliases: ['as'],
    nukta: true,
    toPivot: { ...bengali.toPivot, ৰ: 'र', ৱ: 'व' },
    fromPivot: { ...bengali.fromPivot, र: 'ৰ', व: 'ৱ' },
  },
  { name: 'gujarati', base: 0xa80, aliases: ['gujr', 'gu'], nukta: true },
  {
    name: 'gurmukhi',
    base: 0xa00,
    aliases: ['guru', 'pa'],
    nukta: true,
    toPivot: { ਲ਼: 'ळ', ਸ਼: 'श', 'ੰ': ANUSVARA, ੴ: OM, ੲ: 'इ', ੳ: 'उ', 'ੵ': '्य' },
    fromPivot: { ऋ: 'ਰਿ', 'ृ': '੍ਰਿ', ॐ: 'ੴ', 'ॄ': '੍ਰੀ', ॠ: 'ਰੀ' },
  },
  {
    name: 'odia',
    base: 0xb00,
    aliases: ['orya', 'or', 'oriya'],
    nukta: true,
    toPivot: { ୟ: 'य़', ୱ: 'व' },
    fromPivot: { य़: 'ୟ', ॐ: 'ଓଁ' },
  },
];

export const scripts: ReadonlyMap<ScriptName, Script> = new Map(list.map((script) => [script.name, script]));

/** Fallbacks for pivot letters that a script lacks; applied repeatedly until one exists in it. */
export const fallbacks: Readonly<Record<string, string>> = {
  ऎ: 'ए',
  ऒ: 'ओ',
  'ॆ': 'े',
  'ॊ': 'ो',
  ऍ: 'ऎ',
  ऑ: 'ऒ',
  'ॅ': 'ॆ',
  'ॉ': 'ॊ',
  ऩ: 'न',
  ऱ: 'र',
  ऴ: 'ळ',
  ळ: 'ल',
  व: 'ब',
  ष: 'श',
  श: 'स',
  ख: 'क',
  ग: 'क',
  घ: 'क',
  छ: 'च',
  झ: 'ज',
  ठ: 'ट',
  ड: 'ट',
  ढ: 'ट',
  थ: 'त',
  द: 'त',
  ध: 'त',
  फ: 'प',
  ब: 'प',
  भ: 'प',
  ऋ: 'रु',
  'ृ': '्रु',
  ॠ: 'रू',
  'ॄ': '्रू',
  ऌ: 'लु',
  'ॢ': '्लु',
  ॡ: 'लू',
  'ॣ': '्लू',
  'ँ': 'ं',
  [AYTHAM]: 'ः',
  ऽ: '’',
};
