/** Telephone numbers in common notations: Indian mobile numbers and landlines, and international numbers with a country code. */
import type { Proximity } from './labels.ts';
import type { DetectorInput, EntityCandidate } from './types.ts';

const BEFORE = '(?<![\\p{L}\\p{N}_+]|[\\d)][.,/-]|\\d\\()';
const AFTER = '(?![\\p{L}\\p{N}_@]|[.,/:-]\\d)';
const GAP = '[ .-]{0,2}';
/** Country code of India or trunk prefix 0, with or without brackets. */
const INDIA_PREFIX = `(?:\\(?(?:\\+|00) ?91\\)?${GAP}(?:\\(0\\)${GAP}|0)?|91[ .-]{1,2}|91(?=[6-9]\\d{9}(?!\\d))|\\(?0\\)?[ -]?)`;

const MOBILE = new RegExp(`${BEFORE}${INDIA_PREFIX}?\\(?[6-9](?:[ .)-]{0,2}\\d){9}${AFTER}`, 'gu');
/** Landline with its area code, which has the trunk prefix 0 within India. Without an area code see `LOCAL`. */
const LANDLINE = new RegExp(
  `${BEFORE}(?:\\(?(?:\\+|00) ?91\\)?${GAP}\\(?0?|\\(?0)[1-8]\\d{1,3}\\)?[ ./-]{0,2}\\d(?:[ .-]?\\d){5,7}${AFTER}`,
  'gu',
);
const INTERNATIONAL = new RegExp(`${BEFORE}\\+[1-9]\\d{0,2}(?:[ .-]?\\(?\\d{1,4}\\)?){2,6}${AFTER}`, 'gu');
const LINK = /(?:wa\.me\/|whatsapp\.com\/send\/?\?phone=|tel:|callto:|sms:)(\+?\d[\d ()-]{6,18}\d)(?!\d)/giu;
/** Landline number without an area code; needs a label nearby. */
const LOCAL_LANDLINE = new RegExp(`${BEFORE}[2-8]\\d{2,3}[ .-]?\\d{4}${AFTER}`, 'gu');

const digitsOf = (value: string): string => value.replace(/\D/g, '');

export function* findPhones({ text, labels }: DetectorInput): Iterable<EntityCandidate> {
  const proximity = (from: number, to: number) => labels.proximity('phone', from, to);
  const hasOtherLabel = (from: number, to: number) => labels.proximity('other', from, to) !== undefined;
  for (const [from, value] of matches(text, MOBILE)) {
    const to = from + value.length;
    yield { type: 'phone', from, to, confidence: mobileConfidence(value, proximity(from, to), hasOtherLabel(from, to)) };
  }
  for (const [from, value] of matches(text, LANDLINE)) {
    const to = from + value.length;
    const count = digitsOf(value.replace(/^\(?(\+|00) ?91/, '0')).replace(/^0+/, '').length;
    if (count !== 10) continue;
    const hasSeparators = /[ .()/-]/.test(value);
    yield {
      type: 'phone',
      from,
      to,
      confidence: proximity(from, to) ? 0.95 : hasSeparators ? (hasOtherLabel(from, to) ? 0.55 : 0.75) : 0.4,
    };
  }
  for (const [from, value] of matches(text, INTERNATIONAL)) {
    const to = from + value.length;
    const count = digitsOf(value).length;
    if (count >= 8 && count <= 15) yield { type: 'phone', from, to, confidence: proximity(from, to) ? 0.9 : 0.6 };
  }
  for (const match of text.matchAll(LINK)) {
    const number = match[1] as string;
    const from = match.index + match[0].length - number.length;
    yield { type: 'phone', from, to: from + number.length, confidence: 0.95 };
  }
  for (const [from, value] of matches(text, LOCAL_LANDLINE)) {
    const to = from + value.length;
    yield { type: 'phone', from, to, confidence: proximity(from, to) === 'close' ? 0.6 : 0.1 };
  }
}

function* matches(text: string, pattern: RegExp): Iterable<[from: number, value: string]> {
  for (const { 0: value, index } of text.matchAll(pattern)) yield [index, value];
}

/** More groups than this suggest a row of separate numbers. */
const MAX_GROUPS = 3;
/** Number of groups where the digits are written one by one. */
const SPELLED_OUT_GROUPS = 10;

function mobileConfidence(value: string, label: Proximity, hasOtherLabel: boolean): number {
  const isInternational = /^\(?(\+|00)/.test(value);
  const groups = value
    .replace(/^\(?(?:\+|00)? ?91\)?[ .-]+/, '')
    .split(/\D+/)
    .filter(Boolean);
  const isSpelledOut = groups.length >= SPELLED_OUT_GROUPS && groups.every(({ length }) => length === 1);
  if (isSpelledOut) return label ? 0.9 : 0.6;
  const isUsualGrouping = groups.length <= MAX_GROUPS && groups.every(({ length }) => length > 1);
  if (!isUsualGrouping) return label === 'close' || isInternational ? 0.8 : 0.2;
  if (isInternational || label) return 0.95;
  return hasOtherLabel ? 0.5 : 0.7;
}
