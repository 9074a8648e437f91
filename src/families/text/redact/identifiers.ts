/**
 * Personal identifiers by pattern, check digit and context. A valid check digit needs no label; with a label nearby an approximate format is enough.
 * A label of another identifier lowers the confidence and never hides a match.
 */
import { isIP } from 'node:net';
import type { Label } from '../../../../data/tables/identifier_labels.ts';
import { states } from '../../../../data/tables/states.ts';
import { upiHandles } from '../../../../data/tables/upi_handles.ts';
import { isLuhn, isVerhoeff, mod36 } from '../../../core/util/check-digits.ts';
import type { Proximity } from './labels.ts';
import type { DetectorInput, EntityCandidate, RedactType } from './types.ts';

/** Proximity of a label to the current match. */
type LabelProximity = (label: Label) => Proximity;

interface Detector {
  readonly type: RedactType;
  /** Must have the global flag. */
  readonly pattern: RegExp;
  confidence(value: string, labelProximity: LabelProximity, context: string): number;
}

/** Confidence of a match without supporting evidence, far below the default threshold. */
const LOWEST_CONFIDENCE = 0.1;

const digitsOf = (value: string): string => value.replace(/\D/g, '');
const compact = (value: string): string => value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
const isUpper = (value: string): boolean => value === value.toUpperCase();
const byProximity = (proximity: Proximity, close: number, near: number, unlabelled: number): number =>
  proximity === 'close' ? close : proximity === 'near' ? near : unlabelled;

/** Card issuers: leading digits and lengths (ISO/IEC 7812). */
const CARD_ISSUERS = [
  /^4\d{12}(\d{3}){0,2}$/,
  /^(5[1-5]|2[2-7])\d{14}$/,
  /^3[47]\d{13}$/,
  /^(60|65|81|82|508)\d{13,14}$/,
  /^35\d{14}$/,
  /^3[068]\d{12}$/,
];

const STATE_CODES = new Set(states.flatMap(({ code, vehicleCodes }) => [code, ...vehicleCodes]));
const GST_CODES = new Set([...states.map(({ gstCode }) => gstCode), '25', '28', '97', '99']);
/** Domain part of ABHA addresses (Ayushman Bharat health accounts). */
const HEALTH_HANDLES = new Set(['abdm', 'sbx']);

/** Unicode-aware word boundaries. A position within a longer number is not one. */
const START = '(?<![\\p{L}\\p{N}_])';
const NUMBER_START = '(?<![\\p{L}\\p{N}_]|\\d[.,:/-])';
const END = '(?![\\p{L}\\p{N}_])';
const wordPattern = (body: string, flags = 'giu'): RegExp => new RegExp(`${START}(?:${body})${END}`, flags);
const digitPattern = (body: string): RegExp => new RegExp(`${NUMBER_START}(?:${body})(?![\\p{L}\\p{N}_@]|[.,:/-]\\d)`, 'gu');
const SEPARATOR = '[ .:/-]?';

/** The full stop and the at sign of an e-mail address, also as words and in brackets. */
const DOT = '(?:\\.| ?[([{<] ?(?:dot|\\.) ?[)\\]}>] ?| dot |_dot_)';
const AT = '(?: ?[([{<] ?(?:at|@) ?[)\\]}>] ?| at | @ |_at_)';
const MAIL_PROVIDER = /(?:gmail|yahoo|ymail|hotmail|outlook|rediffmail|icloud|proton(?:mail)?|live)\.[a-z.]+$/i;

const MONTH = '\\p{L}[\\p{L}\\p{M}]{1,11}\\.?';

export const detectors: readonly Detector[] = [
  {
    type: 'aadhaar',
    pattern: digitPattern(`\\d(?:${SEPARATOR}\\d){11}`),
    confidence(value, labelProximity, context) {
      const number = digitsOf(value);
      const label = labelProximity('aadhaar');
      const isPalindrome = number === [...number].reverse().join('');
      if (!isVerhoeff(number) || isPalindrome || number < '2') return byProximity(label, 0.75, 0.5, LOWEST_CONFIDENCE);
      if (label) return 1;
      // Three of four groups are more likely part of a card number.
      if (/\d{4}[ -]\||\|[ -]\d{4}/.test(context)) return 0.5;
      const isGrouped = /^\d{4}([ :-])\d{4}\1\d{4}$/.test(value);
      // One in ten numbers of twelve digits passes the Verhoeff check; one grouped like Aadhaar is hardly anything else.
      return labelProximity('other') ? (isGrouped ? 0.7 : 0.5) : isGrouped ? 0.95 : 0.6;
    },
  },
  {
    type: 'aadhaar_vid',
    pattern: digitPattern(`\\d{4}${SEPARATOR}\\d{4}${SEPARATOR}\\d{4}${SEPARATOR}\\d{4}`),
    confidence(value, labelProximity) {
      const label = labelProximity('aadhaar_vid');
      if (!isVerhoeff(digitsOf(value))) return byProximity(label, 0.7, 0.3, LOWEST_CONFIDENCE);
      return label || labelProximity('aadhaar') ? 1 : 0.4;
    },
  },
  {
    type: 'abha',
    pattern: digitPattern(`\\d{2}${SEPARATOR}\\d{4}${SEPARATOR}\\d{4}${SEPARATOR}\\d{4}`),
    confidence: (value, labelProximity) =>
      byProximity(labelProximity('abha'), 0.95, 0.8, /^\d\d-\d{4}-\d{4}-\d{4}$/.test(value) ? 0.6 : LOWEST_CONFIDENCE),
  },
  {
    type: 'card',
    pattern: digitPattern('\\d(?:[ -]?\\d){12,18}'),
    confidence(value, labelProximity) {
      const number = digitsOf(value);
      const isIssued = CARD_ISSUERS.some((issuer) => issuer.test(number));
      if (isLuhn(number) && isIssued) return 1;
      const label = labelProximity('card');
      return isLuhn(number) ? byProximity(label, 0.8, 0.6, 0.3) : byProximity(isIssued ? label : undefined, 0.6, 0.3, LOWEST_CONFIDENCE);
    },
  },
  {
    type: 'gstin',
    pattern: wordPattern('\\d{2}[ -]?[A-Z]{5}[ -]?\\d{4}[ -]?[A-Z][ -]?[0-9A-Z][ -]?[A-Z][ -]?[0-9A-Z]'),
    confidence(value, labelProximity) {
      const gstin = compact(value);
      if (!GST_CODES.has(gstin.slice(0, 2))) return byProximity(labelProximity('gstin'), 0.6, 0.3, LOWEST_CONFIDENCE);
      return mod36(gstin.slice(0, 14)) === gstin[14] ? 1 : byProximity(labelProximity('gstin'), 0.8, 0.6, isUpper(value) ? 0.55 : 0.3);
    },
  },
  {
    type: 'pan',
    pattern: wordPattern('[A-Z]{5}[ -]?\\d{4}[ -]?[A-Z]'),
    confidence(value, labelProximity) {
      const label = labelProximity('pan');
      const isWellFormed = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/i.test(value);
      if (!isWellFormed) return byProximity(label, 0.85, 0.5, /[ -]/.test(value) ? LOWEST_CONFIDENCE : 0.3);
      return label ? 0.95 : isUpper(value) ? 0.8 : 0.4;
    },
  },
  {
    type: 'tan',
    pattern: wordPattern('[A-Z]{4}[ -]?\\d{5}[ -]?[A-Z]'),
    confidence: (value, labelProximity) =>
      byProximity(labelProximity('tan'), 0.9, 0.9, isUpper(value) && value.length === 10 ? 0.6 : LOWEST_CONFIDENCE),
  },
  { type: 'cin', pattern: wordPattern('[LU]\\d{5}[A-Z]{2}(?:19|20)\\d{2}[A-Z]{3}\\d{6}'), confidence: () => 0.95 },
  {
    type: 'ifsc',
    pattern: wordPattern('[A-Z]{4}[ -]?[0O][ -]?[A-Z0-9]{6}'),
    confidence(value, labelProximity) {
      const isWellFormed = /^[A-Z]{4}0[A-Z0-9]{6}$/i.test(value);
      if (!/\d{2}/.test(value)) return isWellFormed ? byProximity(labelProximity('ifsc'), 0.95, 0.5, 0.3) : 0;
      return byProximity(
        labelProximity('ifsc'),
        isWellFormed ? 0.95 : 0.85,
        isWellFormed ? 0.95 : 0.5,
        isWellFormed && digitsOf(value).length > 4 && isUpper(value) ? 0.8 : LOWEST_CONFIDENCE,
      );
    },
  },
  {
    type: 'email',
    pattern:
      /(?<![\p{L}\p{M}\p{N}_.+-])[\p{L}\p{M}\p{N}_.+%-][\p{L}\p{M}\p{N}_.+%'’-]{0,63}@(?:[\p{L}\p{M}0-9](?:[\p{L}\p{M}0-9-]{0,61}[\p{L}\p{M}0-9])?\.){1,8}[\p{L}\p{M}]{2,24}(?![\p{L}\p{M}\p{N}_-])/gu,
    confidence: () => 0.95,
  },
  {
    // Obfuscated address: "name (at) example (dot) com", "first dot last at gmail.com".
    type: 'email',
    pattern: new RegExp(
      `(?<![\\w.+-])[a-z0-9][\\w+-]{0,63}(?:${DOT}[\\w+-]{1,63}){0,3}${AT}[a-z0-9-]{2,63}(?:${DOT}[a-z]{2,24}){1,3}(?![\\w-])`,
      'giu',
    ),
    confidence: (value) => (/[([{<]\s?(?:at|dot|@)|\bdot\b|[\s_](?:dot|@)[\s_]/i.test(value) ? 0.95 : MAIL_PROVIDER.test(value) ? 0.85 : 0),
  },
  {
    type: 'upi',
    pattern: /(?<![\p{L}\p{M}\p{N}_.+-])[\w.-]{2,100}@[a-z][a-z0-9]{1,30}(?![\w-]|\.[a-z0-9])/giu,
    confidence(value, labelProximity) {
      const handle = value.slice(value.indexOf('@') + 1).toLowerCase();
      return HEALTH_HANDLES.has(handle) ? 0 : upiHandles.has(handle) ? 0.9 : byProximity(labelProximity('upi'), 0.8, 0.7, 0.3);
    },
  },
  {
    type: 'abha',
    pattern: /(?<![\p{L}\p{M}\p{N}_.+-])[\w.-]{2,100}@(?:abdm|sbx)(?![\w-]|\.[a-z0-9])/giu,
    confidence: () => 0.95,
  },
  {
    type: 'bank_account',
    pattern: digitPattern('\\d(?:[ -]?\\d){8,17}'),
    confidence: (value, labelProximity) =>
      byProximity(labelProximity('bank_account'), /[ -]/.test(value) ? 0.8 : 0.85, 0.7, LOWEST_CONFIDENCE),
  },
  {
    type: 'vehicle',
    pattern: wordPattern(
      '[A-Z]{2}[ .-]{0,2}\\d{1,2}(?:[ .-]{0,2}[A-Z](?: ?[A-Z]){0,2})?[ .-]{0,2}\\d{1,4}|\\d{2}[ -]?BH[ -]?\\d{4}[ -]?[A-Z]{1,2}',
    ),
    confidence(value, labelProximity) {
      const plate = compact(value);
      const hasSeries = /^\d|[A-Z]\d{4}$/.test(plate);
      if (!hasSeries && !/\d{1,2}[A-Z]+\d+$|\d{5}$/.test(plate)) return 0;
      if (!/^\d/.test(plate) && !STATE_CODES.has(plate.slice(0, 2))) return LOWEST_CONFIDENCE;
      if (!hasSeries) return byProximity(labelProximity('vehicle'), isUpper(value) ? 0.7 : 0.4, LOWEST_CONFIDENCE, LOWEST_CONFIDENCE);
      return isUpper(value) ? 0.8 : byProximity(labelProximity('vehicle'), 0.8, 0.6, 0.55);
    },
  },
  {
    type: 'passport',
    pattern: wordPattern('[A-Z][ -]?\\d{2}[ -]?\\d{5}'),
    confidence(value, labelProximity) {
      const isWellFormed = /^[A-PR-WY][1-9]\d ?\d{4}[1-9]$/i.test(value);
      return byProximity(
        labelProximity('passport'),
        0.9,
        isWellFormed ? 0.9 : 0.5,
        isWellFormed && isUpper(value) ? 0.4 : LOWEST_CONFIDENCE,
      );
    },
  },
  {
    type: 'voter_id',
    pattern: wordPattern('[A-Z]{3}[ /-]?\\d{7}|[A-Z]{2}/\\d{1,3}/\\d{1,3}/\\d{4,7}'),
    confidence: (value, labelProximity) => byProximity(labelProximity('voter_id'), 0.9, 0.9, /[ -]/.test(value) ? LOWEST_CONFIDENCE : 0.4),
  },
  {
    type: 'driving_licence',
    pattern: wordPattern('[A-Z]{2}[ -]?\\d{2}[A-Z]?[ /-]?(?:19|20)?\\d{2}[ /-]?\\d{7}'),
    confidence(value, labelProximity) {
      if (!STATE_CODES.has(compact(value).slice(0, 2))) return LOWEST_CONFIDENCE;
      const isWellFormed = /^[A-Z]{2}[ -]?\d{2}[ -]?(19|20)\d{2}[ -]?\d{7}$/.test(value);
      return byProximity(labelProximity('driving_licence'), 0.95, 0.9, isWellFormed ? 0.8 : 0.5);
    },
  },
  {
    type: 'uan',
    pattern: digitPattern(`\\d(?:${SEPARATOR}\\d){11}`),
    confidence: (value, labelProximity) =>
      byProximity(labelProximity('uan'), value.startsWith('1') ? 0.95 : 0.8, value.startsWith('1') ? 0.9 : 0.5, LOWEST_CONFIDENCE),
  },
  {
    type: 'ip',
    pattern:
      /(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}(?![\w]|\.\d|:\D)|(?=[0-9a-f:]*:[0-9a-f:]*:)[0-9a-f:]{3,39}(?:\.\d{1,3}){0,3}(?![\w:]|\.\d))/giu,
    confidence: (value) => (isIP(value) > 0 && /\d/.test(value) ? 0.9 : 0),
  },
  {
    type: 'dob',
    pattern: wordPattern(
      `\\d{1,2}[-/. ]\\d{1,2}[-/. ](?:19|20)?\\d{2}|(?:19|20)\\d{2}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}(?: ?(?:st|nd|rd|th))?(?: of)?[ -]?${MONTH}[ ,-]{0,2}(?:19|20)?\\d{2}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d{2}|(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\\d{2}`,
    ),
    confidence: (value, labelProximity) => byProximity(labelProximity('dob'), 0.85, /^\d{8}$/.test(value) ? 0.3 : 0.6, LOWEST_CONFIDENCE),
  },
];

/** Context on either side, enough to see an adjacent group of digits. */
const CONTEXT_LENGTH = 5;

export function* findIdentifiers(types: ReadonlySet<RedactType>, { text, labels }: DetectorInput): Iterable<EntityCandidate> {
  for (const { type, pattern, confidence } of detectors) {
    if (!types.has(type)) continue;
    for (const { 0: value, index: from } of text.matchAll(pattern)) {
      const to = from + value.length;
      const context = `${text.slice(Math.max(0, from - CONTEXT_LENGTH), from)}|${text.slice(to, to + CONTEXT_LENGTH)}`;
      const labelConfidence = confidence(value, (label) => labels.proximity(label, from, to), context);
      if (labelConfidence > 0) yield { type, from, to, confidence: labelConfidence };
    }
  }
}
