/**
 * Indian area codes (without the 0) by state and by licensed service area ("circle"); the longest prefix that fits counts.
 * libphonenumber names places with the states of before 2000, so the codes of newer states and union territories are listed here.
 */
const STATE_AREAS: Readonly<Record<string, string>> = {
  AN: '3192 3193',
  AP: '8748',
  CG: '770 771 772 774 775 776 777 778 779 78',
  CH: '172',
  DL: '11',
  JH: '326 65 6422 6423 6426 6427 6428 643',
  LA: '198',
  MH: '22',
  PY: '413 4368',
  SK: '3592 3595',
  TS: '40 841 845 846 850 854 868 869 870 871 872 873 874 875 876 878',
  UK: '594 596',
  UP: '5960',
};

/** The metro circles, whatever the state: Delhi with Ghaziabad, Noida, Gurugram and Faridabad; Mumbai with Kalyan. */
const METRO_AREAS: Readonly<Record<string, string>> = { DL: '11 120 124 129', KO: '33', MU: '22 251' };

/** The two circles of Uttar Pradesh: Pilibhit, Bareilly, Badaun, Etah, Mainpuri and Etawah are the last districts of the western one. */
const UTTAR_PRADESH_AREAS: Readonly<Record<string, string>> = { UPE: '51 52 53 54 55 569 584 585 586 587', UPW: '12 13 56 57 58 59' };

/** The 22 licensed service areas of the Department of Telecommunications: name, and the states that are wholly or mostly in them. */
const CIRCLES: Readonly<Record<string, readonly [name: string, states: string]>> = {
  AP: ['Andhra Pradesh', 'AP TS'],
  AS: ['Assam', 'AS'],
  BR: ['Bihar', 'BR JH'],
  DL: ['Delhi', 'DL'],
  GJ: ['Gujarat', 'GJ DH'],
  HP: ['Himachal Pradesh', 'HP'],
  HR: ['Haryana', 'HR'],
  JK: ['Jammu and Kashmir', 'JK LA'],
  KA: ['Karnataka', 'KA'],
  KL: ['Kerala', 'KL LD'],
  KO: ['Kolkata', ''],
  MH: ['Maharashtra', 'MH GA'],
  MP: ['Madhya Pradesh', 'MP CG'],
  MU: ['Mumbai', ''],
  NE: ['North East', 'AR ML MN MZ NL TR'],
  OD: ['Odisha', 'OD'],
  PB: ['Punjab', 'PB CH'],
  RJ: ['Rajasthan', 'RJ'],
  TN: ['Tamil Nadu', 'TN PY'],
  UPE: ['Uttar Pradesh (East)', ''],
  UPW: ['Uttar Pradesh (West)', 'UK'],
  WB: ['West Bengal', 'WB AN SK'],
};

/** Turns `{ code: 'prefix prefix' }` round. */
const byPrefix = (table: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(table).flatMap(([code, prefixes]) => prefixes.split(' ').map((prefix) => [prefix, code] as const)));

/** Area code prefix → state code. */
export const areaStates: ReadonlyMap<string, string> = byPrefix(STATE_AREAS);
/** Area code prefix → circle code. */
export const metroCircles: ReadonlyMap<string, string> = byPrefix(METRO_AREAS);
export const uttarPradeshCircles: ReadonlyMap<string, string> = byPrefix(UTTAR_PRADESH_AREAS);
/** State code → circle code. */
export const stateCircles: ReadonlyMap<string, string> = byPrefix(
  Object.fromEntries(Object.entries(CIRCLES).map(([code, [, states]]) => [code, states])),
);
/** Circle code → name. */
export const circleNames: ReadonlyMap<string, string> = new Map(Object.entries(CIRCLES).map(([code, [name]]) => [code, name]));

/**
 * Area codes of two and of three digits in the National Numbering Plan; all others have four. A number is its code and a subscriber's number,
 * ten digits together.
 */
const SHORT_CODES = new Set(
  `11 20 22 33 40 44 79 80
  120 121 122 124 129 130 131 132 135 141 144 145 151 154 160 161 164 171 172 175 177 180 181 183 184 186 191 194 212 215 217 230 231 233 240 241
  250 251 253 257 260 261 265 268 278 281 285 286 288 291 294 326 341 342 343 353 354 360 361 364 368 369 370 372 373 374 376 381 385 389 413 416
  421 422 423 424 427 431 435 451 452 460 461 462 466 467 468 469 470 471 472 474 475 476 477 478 479 480 481 483 484 485 487 490 491 494 495 496 497 510 512 515 522
  532 535 542 547 548 551 562 565 571 581 591 595 612 621 631 641 651 657 661 663 671 674 680 712 721 724 731 733 734 744 747 751 755 761 771 788
  816 820 821 824 831 832 836 861 863 866 870 877 878 883 884 891`.match(/\d+/g),
);
const LONGEST_CODE = 4;

/** The area code of a fixed line, without its 0: 1822 of 1822234567, 721 of 7212345678. */
export function areaCodeOf(nationalNumber: string): string {
  const length = [2, 3].find((digits) => SHORT_CODES.has(nationalNumber.slice(0, digits))) ?? LONGEST_CODE;
  return nationalNumber.slice(0, length);
}
