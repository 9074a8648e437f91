/** Consonant classes: homophonous letters, which Urdu distinguishes by Arabic and Persian spelling, and optional marks. */
const HOMOPHONES: readonly (readonly [RegExp, string])[] = [
  [/[\u064b-\u0655\u0670\u0640\u200c\u200d]/g, ''],
  [/[ثص]/g, 'س'],
  [/ط/g, 'ت'],
  [/[زذضظژ]/g, 'ج'],
  [/م(?=[بپ])/g, 'ن'],
  [/[حہهھۃة](?=.)/g, 'ہ'],
  [/[قك]/g, 'ک'],
  [/[يى]/g, 'ی'],
  [/غ/g, 'گ'],
  [/خ/g, 'کہ'],
  [/ف/g, 'پہ'],
  [/ڑ/g, 'ڈ'],
  [/[آاعأء]+/g, 'ا'],
  [/ئ/g, 'ی'],
  [/ؤ/g, 'و'],
  [/ے/g, 'ی'],
  [/ی+/g, 'ی'],
  [/[ہهحۃةا]$/g, 'ا'],
  [/(.)\1/g, '$1'],
];

/** Skeleton key: equal for spelling variants of a word. */
export function skeleton(urdu: string): string {
  return HOMOPHONES.reduce((text, [letters, representative]) => text.replace(letters, representative), urdu.normalize('NFC'));
}
