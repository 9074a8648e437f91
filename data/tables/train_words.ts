/** The railways' shorthand in names of trains, cut at some sixteen letters, and what it stands for. */

/** Kinds of train by what their names say, the first that fits; what says none has that of its number. */
export const TRAIN_KINDS: readonly (readonly [kind: string, shorthand: RegExp])[] = [
  ['Vande Bharat', /VANDE? ?BH?A?R|VNDE BH|V ?BHARAT/],
  ['Amrit Bharat', /AMRIT BHARAT/],
  ['Bharat Gaurav', /BHARAT GAURAV|PALACE ON WHEEL|MAHARAJA/],
  ['Rajdhani', /RAJDHANI|RAJDH|TEJAS RAJ\b/],
  ['Jan Shatabdi', /JAN ?SH(A|T)|J ?SHATABDI|JANSHTBDI/],
  ['Shatabdi', /SHA?TA?BA?DI|SHTBD/],
  ['Duronto', /DURON?TO/],
  ['Garib Rath', /GARIB ?R/],
  ['Humsafar', /HUM ?SA?FA?R/],
  ['Tejas', /TEJAS/],
  ['Sampark Kranti', /SA?MPA?RK|\bS KRANTI|SAM ?KRANTI/],
  ['Antyodaya', /ANTYO?D/],
  ['Double Decker', /DOUBLE ?D|DBL DK/],
  ['Intercity', /INTER ?CITY|INTERCIT/],
  ['MEMU', /MEMU/],
  ['DEMU', /DE?MU\b/],
  ['Suburban', /\bEMU|LOCAL\b|SUBURBAN/],
  ['Passenger', /PASSE?N?G?E?R?\b|\bPASS\b|\bPGR\b|\bPSGR\b/],
  ['Parcel', /PARCEL|CARGO|\bPCET\b/],
];

/** What the first digit of a number means, by the numbering of December 2010. */
export const KIND_BY_DIGIT: Readonly<Record<string, string>> = {
  '0': 'Special',
  '1': 'Express',
  '2': 'Express',
  '3': 'Suburban',
  '4': 'Suburban',
  '5': 'Passenger',
  '6': 'MEMU',
  '7': 'DEMU',
  '8': 'Special',
  '9': 'Suburban',
};

/** Words of the shorthand, written out. A word that stands here is no code of a station. */
export const TRAIN_WORDS: ReadonlyMap<string, string> = new Map(
  `EXP Express|EXPRES Express|EXPRESS Express|EX Express|EXPR Express|EXPRE Express|SF Superfast|SUF Superfast|SPL Special|SPEC Special|SPECIAL Special|SPE Special
  |PASS Passenger|PGR Passenger|PSGR Passenger|PASSENGER Passenger|INT Intercity|INTERCIT Intercity|INTERCITY Intercity|RAJ Rajdhani|RAJDHANI Rajdhani
  |SHTABDI Shatabdi|SHATABDI Shatabdi|JANSHATABDI Jan Shatabdi|JAN Jan|VANDEBHARAT Vande Bharat|VANDE Vande|BHARAT Bharat|AMRIT Amrit|DURONTO Duronto
  |HUMSAFAR Humsafar|HUMSFR Humsafar|GARIB Garib|RATH Rath|GARIBRATH Garib Rath|TEJAS Tejas|KRANTI Kranti|SMPRK Sampark|SAMPARK Sampark|FTR FTR|FESTIVL Festival
  |FEST Festival|SUMMER Summer|UR Unreserved|AC AC|MEX MEX|MEMU MEMU|DMU DEMU|DEMU DEMU|EMU EMU|LOCAL Local|FAST Fast|MAIL Mail|ANTYODAYA Antyodaya|NEW New|TAJ Taj
  |GOA Goa|LINK Link|SLIP Slip|VIA via|RE RE|R R|G G|SUB Suburban|SUBURBAN Suburban|WKLY Weekly|WEEKLY Weekly|BIWKLY Biweekly|CARGO Cargo|PARCEL Parcel|RAPID Rapid`
    .split('|')
    .map((pair) => {
      const [short = '', ...words] = pair.trim().split(' ');
      return [short, words.join(' ')];
    }),
);
