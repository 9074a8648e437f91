/**
 * What people mean by the letters that they type: readings of a spelling in the pivot, with what each costs (nothing if not said).
 * Costs are logarithms of how rarely a reading is meant, set by hand and checked on words that others collected.
 */
export interface Spellings {
  readonly consonants: ReadonlyMap<string, readonly Reading[]>;
  /** Vowels: the independent letter, and the sign after a consonant. */
  readonly vowels: ReadonlyMap<string, readonly (Reading & { readonly sign: string })[]>;
}

export interface Reading {
  readonly text: string;
  readonly cost: number;
}

const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'आइईउऊऋएऐओऔऎऒऑऍ'].map((vowel, at) => [vowel, [...'ािीुूृेैोौॆॊॉॅ'][at] as string]),
);

const readings = (text: string): Reading[] =>
  text.split(',').map((entry) => {
    const [letters = '', cost = '0'] = entry.split(':');
    return { text: letters.normalize('NFC'), cost: Number(cost) };
  });

const table = (text: string): [string, Reading[]][] =>
  text.split(/\s+/).map((entry) => {
    const [spelling = '', meant = ''] = entry.split('=');
    return [spelling, readings(meant)];
  });

/** The sign of a vowel; for a reading of several letters, that of the first one. `अ` has none. */
const signOf = (text: string): string => {
  const first = text.charAt(0);
  return (first === 'अ' ? '' : (SIGNS[first] ?? first)) + text.slice(1);
};

const spellings = (consonants: string, vowels: string): Spellings => ({
  consonants: new Map(table(consonants)),
  vowels: new Map(
    table(vowels).map(([spelling, meant]) => [spelling, meant.map((reading) => ({ ...reading, sign: signOf(reading.text) }))]),
  ),
});

const NORTHERN_CONSONANTS =
  'k=क,ख:2,क़:2.5 kk=क्क:.2,क:2 kh=ख,ख़:1,क्ष:3 c=क:.5,च:1,स:2 ch=च,छ:.7 chh=छ,च्छ:.6 cch=च्च:.3,च्छ:.3 g=ग,घ:2,ग़:2 gh=घ,ग़:2 gg=ग्ग:.3 j=ज,झ:2,ज़:1.5 jh=झ jj=ज्ज:.3 z=ज़:.3,ज:.7,झ:2 ' +
  't=त,ट,थ:2 tt=ट्ट:.5,त्त:.3,ट:1.5 th=थ,ठ:.5,त:1.5 tth=त्थ:.4,ट्ठ:.5 d=द,ड,ड़:1.2 dd=द्द:.4,ड्ड:.5 dh=ध,ढ:.8,ढ़:1 ddh=द्ध:.2 ' +
  'n=न,ण:.8,ं:.5,ँ:1.2,ञ:2.5 nn=न्न:.3,ण्ण:2 m=म,ं:1.6 mm=म्म:.3 p=प pp=प्प:.3 ph=फ,फ़:.7 f=फ:.3,फ़:.3 b=ब,भ:2,व:2.2 bb=ब्ब:.3 bh=भ ' +
  'y=य,य़:1 r=र,ड़:1.2 rr=र्र:.5 rh=ढ़:.5 l=ल,ळ:1.5 ll=ल्ल:.3 v=व,भ:2.5 w=व,य़:3 sh=श,ष:.7,स:2.5 s=स,श:1.8,ष:2.4 ss=स्स:.3,श:2 h=ह,ः:2 x=क्ष:.5,क्स:.3 ksh=क्ष ' +
  'gy=ज्ञ:.5,ग्य:1 gn=ज्ञ:.7,ग्न:.5 q=क:.3,क़:.3 ng=ंग:.3,ङ:2,ङ्ग:1.5 nk=ंक:.3 nj=ंज:.3,ञ्ज:1 nch=ंच:.3,ञ्च:1 nd=ंद:.4,न्द:.5,ंड:.5,ण्ड:1 nt=ंत:.4,न्त:.4,ंट:.6,ण्ट:1 nth=ंथ:.5,न्थ:.5,ंठ:.7,ंत:1.5 ndh=ंध:.4,न्ध:.4 mb=ंब:.3,म्ब:.5 mp=ंप:.3,म्प:.5 ns=ंस:.3,न्स:.6 nh=न्ह:.5';
const NORTHERN_VOWELS =
  'a=अ,आ:.7 a$=आ,अ:.9 aa=आ i=इ,ई:.5 ee=ई,इ:2 ii=ई ie=ई:.6,इए:1.2 u=उ,ऊ:.6,अ:3 oo=ऊ,उ:1 uu=ऊ e=ए,ऐ:1.2,इ:3.2,ऍ:2.5 ai=ऐ,आई:1,ए:2,अइ:2,ई:3.5 ae=ए:.3,ऐ:1 ay=ऐ:1,ए:1.5 ei=ए:.8,ई:1.2 ' +
  'ea=ई:1,ए:1.5,िया:2 o=ओ,ऑ:1,औ:1.5 au=औ,ओ:1.5,अउ:2,आउ:2.5 ou=औ:.3,ओ:.8,ऊ:1.5 aw=ऑ:1,औ:1 ow=औ:.7,ओ:.7 oi=ऐ:2,ओइ:.5,ओई:.7 ri=ऋ:1 ru=ऋ:2.2 y=ई:2,इ:2.5 ia=इया:.6,िया:.6 iya=इया:.3';

export const NORTHERN: Spellings = spellings(NORTHERN_CONSONANTS, NORTHERN_VOWELS);

/** Bengali, Assamese and Odia say o for the vowel that is not written, write v as b or bh, and have one sound for three letters s. */
export const EASTERN: Spellings = spellings(
  `${NORTHERN_CONSONANTS} v=भ:.5,ब:.8,व:.5 w=य़:1,व:.8,ब:2 j=ज,य:1,झ:2 s=स:.1,श:.6,ष:1 sh=श:.1,ष:.6,स:.7 x=स:.4,श:.6,ष:.9,क्ष:1 y=य़:.2,य:.4 n=न,ण:.7,ं:.9,ञ:2.5 b=ब,भ:2,व:1.5`,
  `${NORTHERN_VOWELS} a=आ,अ:.8 a$=आ,अ:1 o=अ:.5,ओ:.4 ô=अ e=ए,अय़े:2,इ:3 oi=ऐ:1,ओइ:.4,अइ:.6 ou=औ:.6,अउ:.8,ओउ:1`,
);

export const SOUTHERN: Spellings = spellings(
  'k=क,ख:2 kk=क्क kh=ख c=क:1,च:.8,स:2 ch=च,छ:1 cch=च्च:.2,च्छ:.4 chh=छ:.5,च्छ:.8 chch=च्च g=ग,घ:2,क:2 gg=ग्ग:.2 gh=घ j=ज,झ:2 jj=ज्ज:.3 jh=झ z=ज:1,ऴ:1.5,स:1.5 zh=ऴ ' +
    't=ट:.3,त:.5,ऱ्ऱ:1.5 tt=ट्ट:.2,त्त:.5,ऱ्ऱ:1 tr=ट्र:.7,त्र:.6 th=त:.3,थ:.6,त्त:1.2,ठ:1.5 tth=त्त:.3,त्थ:1 thth=त्त d=द:.3,ड:.3 dd=द्द:.4,ड्ड:.3 dh=ध:.3,द:.8,ढ:1.2 ddh=द्ध:.3 ' +
    'n=न:.1,ण:.7,ं:.8 nn=न्न:.2,ण्ण:.6 m=म,ं:.8 mm=म्म:.2 p=प pp=प्प ph=फ:.4 f=फ:.3,फ़:.5 b=ब,भ:2 bb=ब्ब bh=भ y=य yy=य्य r=र:.1,ऱ:.9 rr=ऱ्ऱ:1,र्र:.5,ऱ:.7 rh=ऱ:2 l=ल:.1,ळ:.6 ll=ल्ल:.2,ळ्ळ:.5 lh=ळ:1 ' +
    'v=व w=व vv=व्व sh=श:.3,ष:.4 s=स:.1,श:1.2,ष:1.8 ss=स्स:.3 h=ह,ः:2 x=क्ष:.6,क्स:.4 ksh=क्ष q=क:.5 gn=ज्ञ:.5,ग्न:.6 jn=ज्ञ:.2 gy=ज्ञ:1 nj=ंज:.5,ञ्ज:.5,ञ:.7 nch=ंच:.4,ञ्च:.6 ng=ंग:.2,ङ्ग:.6,ङ्ङ:1 nk=ंक:.3,ङ्क:.5 ' +
    'nd=ंड:.4,ंद:.4,ण्ड:.7,न्द:.7 nt=ंट:.6,ंत:.6,ण्ट:.8,न्त:.7,न्ऱ:1.2 nth=ंत:.4,न्त:.4,ंथ:1 ndh=ंध:.4,न्ध:.6,ंद:.7 mb=ंब:.3,म्ब:.5 mp=ंप:.4,म्प:.4 ns=ंस:.6,न्स:.6 ny=ञ:.6,न्य:.5',
  'a=अ,आ:.8 aa=आ i=इ,ई:1 ee=ई,ए:1.2 ii=ई u=उ,ऊ:1,अ:3 oo=ऊ,ओ:.8 uu=ऊ e=ऎ,ए:.6 ea=ई:1.5,ए:1 ae=ए:.5,आऎ:3 ai=ऐ ay=ऐ:1.5 ei=ऐ:1,ए:1 o=ऒ,ओ:.6,ऑ:2 oa=ओ:.6 au=औ ou=औ:.5 ow=औ:.5 ri=ऋ:1.5 ru=ऋ:1.5',
);

export const TAMIL: Spellings = spellings(
  'k=क kk=क्क g=क gg=क्क:1 h=क:1,ह:.3 c=च:.5,क:1 ch=च:.3,च्च:.5 cch=च्च chch=च्च s=च:.4,स:.7 ss=स्स:.5,स:1,च:1.5 sh=ष:.3,स:1,च:1.5,श:2 j=ज z=स:1,ऴ:1,ज:1 zh=ऴ zhl=ऴ:1 ' +
    't=ट:.4,त:.7,ऱ्ऱ:1.5,ट्ट:2 tt=ट्ट:.2,त्त:.8,ऱ्ऱ:.6 tr=ऱ्ऱ:.4,ट्र:.8,त्र:1 ttr=ऱ्ऱ:.3 th=त:.1,त्त:.6 tth=त्त:.1 thth=त्त tht=त्त:.3 d=ट:.2,त:.7 dd=ट्ट:.5 dh=त:.2 ddh=त्त:.3 ' +
    'n=ऩ:.2,ण:.5,न:.4 nn=ऩ्ऩ:.2,ण्ण:.5,ऩ:1.5 nd=न्त:.4,ण्ट:.3,ऩ्ऱ:1.5 nth=न्त:.1 ndh=न्त:.1 nt=ण्ट:.6,न्त:.6,ऩ्ट:1 ndr=ऩ्ऱ:.1 nr=ऩ्ऱ:.2 ntr=ऩ्ऱ:.3 ng=ङ्क:.1 ngg=ङ्क:.3 nk=ङ्क:.3,ण्क:2,ऩ्क:1.5 nj=ञ्च:.1 nch=ञ्च:.1 gn=ञ:.5,ज्ञ:1 ny=ञ:.5 ' +
    'm=म mm=म्म p=प pp=प्प b=प bb=प्प:.5 bh=प:.4 f=फ़:.3,प:1 ph=फ़:.8,प:.8 y=य yy=य्य r=र:.1,ऱ:.5 rr=ऱ्ऱ:.5,ऱ:.7,र्र:1 l=ल:.2,ळ:.5,ऴ:.9 ll=ल्ल:.2,ळ्ळ:.4 lh=ळ:.6,ऴ:1 v=व w=व vv=व्व x=क्स:.3,क्ष:1 ksh=क्ष kh=क:.6 gh=क:.8 q=क:.6',
  'a=अ,आ:.9 aa=आ i=इ,ई:1.2 ee=ई,ए:1.5 ii=ई ie=ई:1,ऐ:1.5 u=उ,ऊ:1.2 oo=ऊ,ओ:.8 uu=ऊ e=ऎ,ए:.6 ae=ए:.2 ea=ए:.5 ai=ऐ ay=ऐ:1 ei=ऐ:.3,ए:1 ey=ए:1.2 o=ऒ,ओ:.6 oa=ओ:.3 au=औ:.3,अवु:2 ow=औ:.3,अवु:1.5 ou=औ:.5',
);
