/** Readable labels for parameters, response fields and enum values. */

/** Labels for abbreviated or unclear parameter names. */
const PARAMETERS: Readonly<Record<string, string>> = {
  a: 'A index',
  add: 'Working days to add',
  am: 'Amount in rupees',
  at: 'Date and time',
  bg: 'Background',
  by: 'Counted by',
  ecc: 'Error correction',
  every: 'Pages in each part',
  fg: 'Colour',
  format: 'Answer as',
  id: 'Number',
  k: 'K index',
  lang: 'Language',
  lat: 'Latitude',
  limit: 'How many results',
  lng: 'Longitude',
  mc: 'Merchant code',
  offset: 'Results to skip',
  pa: 'UPI ID',
  pn: 'Name of the payee',
  q: 'Search words',
  sat: 'Satellite',
  sfi: 'Solar flux',
  ssn: 'Sunspot number',
  tn: 'Note for the payer',
  top: 'How many',
  tr: 'Reference of the payment',
  tz: 'Time zone',
  value: 'Text or number to check',
};

/** Acronyms, written in capitals. */
const CAPITALS = new Set(
  'api asn bic cin css csv dns gst gstin hsn html iata icao id ids ifsc imps ip ipv4 ipv6 isin iso ist json kyc mac md5 micr mx nach nav neft ocr pan pdf png ptr qr rto rtgs sac sha256 svg tan tld ttl upi uri url utc uuid vat vpa xml'.split(
    ' ',
  ),
);

/** Unit suffixes of field names, with their symbols. */
const UNITS: Readonly<Record<string, string>> = {
  bytes: 'bytes',
  days: 'days',
  degrees: '°',
  ft: 'ft',
  hours: 'h',
  hz: 'Hz',
  kb: 'KB',
  km: 'km',
  m: 'm',
  metres: 'm',
  mhz: 'MHz',
  minutes: 'min',
  ms: 'ms',
  percent: '%',
  seconds: 's',
};

/** Splits camel case and snake case. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/MHz$/, 'Mhz')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean);
}

function sentenceCase(words: readonly string[]): string {
  const text = words.map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word)).join(' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Label of a response field, and the unit from its name. */
export function memberLabel(name: string): { readonly label: string; readonly unit: string } {
  const words = wordsOf(name.replace(/MHz$/, 'Mhz'));
  const unit = words.length > 1 ? UNITS[words.at(-1) ?? ''] : undefined;
  return { label: sentenceCase(unit === undefined ? words : words.slice(0, -1)), unit: unit ?? '' };
}

export function parameterLabel(name: string): string {
  return PARAMETERS[name] ?? sentenceCase(wordsOf(name));
}

/** Parameters whose values are language codes. */
const LANGUAGES = new Set(['lang', 'language', 'languages']);

/** Label of an enum value: languages by name, formats in capitals, others with spaces. */
export function choiceLabel(parameter: string, value: string): string {
  if (LANGUAGES.has(parameter) && /^[a-z]{2,3}(?:-\w+)?$/.test(value)) return languageName(value);
  if (/^[A-Z\d]/.test(value) || /^\d/.test(value)) return value;
  return parameter === 'format' || parameter === 'exchange' ? value.toUpperCase() : sentenceCase(wordsOf(value));
}

function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
