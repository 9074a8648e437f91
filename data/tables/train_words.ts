/** Abbreviations in train names, which the railways truncate to about sixteen letters, with their expansions. */
import { LazyMap } from '../../src/core/util/lazy.ts';
import { table, text } from '../table.ts';

const rows = table('train_words.tsv', { short: text, words: text }, 'short');

/** Train types by patterns in the name, first match wins; otherwise the number determines the type. */
export const TRAIN_KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
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

/** Train type by the first digit of the number (numbering scheme of December 2010). */
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

/** Abbreviation → expansion. A word in this map is never read as a station code. */
export const TRAIN_ABBREVIATIONS: ReadonlyMap<string, string> = new LazyMap(() => rows().map(({ short, words }) => [short, words]));
