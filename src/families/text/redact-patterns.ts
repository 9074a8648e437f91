/**
 * What personal identifiers look like, and what proves one.
 * Confidence: 1 a check digit holds and the form or the words around say so; 0.8 and more a shape that hardly anything else has, or a
 * weaker one beside a word that names it; below 0.5 a shape that many other numbers have too.
 */
import { isIP } from 'node:net';
import { states } from '../../../data/tables/states.ts';
import { otherUpiHandles, upiHandles } from '../../../data/tables/upi_handles.ts';
import { isLuhn, isVerhoeff, mod36 } from '../../core/util/check-digits.ts';

export const REDACT_TYPES = [
  'aadhaar',
  'aadhaar_vid',
  'pan',
  'gstin',
  'tan',
  'cin',
  'ifsc',
  'upi',
  'phone',
  'email',
  'card',
  'bank_account',
  'vehicle',
  'passport',
  'voter_id',
  'driving_licence',
  'uan',
  'ip',
  'dob',
] as const;
export type RedactType = (typeof REDACT_TYPES)[number];

export interface Detector {
  readonly type: RedactType;
  /** Global; its first group, if it has one, is the identifier. */
  readonly pattern: RegExp;
  /** How sure it is that the match is what it looks like; 0 if it is not. */
  confidence(value: string, nearby: string): number;
}

const digitsOf = (value: string): string => value.replace(/\D/g, '');
const compact = (value: string): string => value.replace(/[\s-]/g, '').toUpperCase();
const beside = (nearby: string, words: RegExp, near: number, alone: number): number => (words.test(nearby) ? near : alone);

/** Words that say what a number is, in English, Hindi and Tamil. */
const AADHAAR = /aa?dh?aa?r|uidai|\buid\b|आधार|ஆதார்/i;
const ORDER = /order|invoice|txn|transaction|tracking|\bawb\b|\butr\b|\brrn\b|\bref|ticket|consignment/i;
const VIRTUAL = /\bvid\b|virtual/i;
const PAN = /\bpan\b|permanent account|पैन|பான்/i;
const GST = /gst/i;
const TAN = /\btan\b|tds|deduct/i;
const UPI = /\bupi\b|\bvpa\b|pay|यूपीआई|யுபிஐ/i;
const PHONE = /phone|mobile|\bmob\b|\btel\b|call|whats\s?app|contact|dial|फ़ोन|फोन|मोबाइल|தொலைபேசி|கைபேசி|மொபைல்/i;
const ACCOUNT = /a\/c|\bacc?t\b|account|खाता|கணக்கு/i;
const PASSPORT = /passport|पासपोर्ट|பாஸ்போர்ட்|கடவுச்சீட்டு/i;
const VOTER = /voter|epic|election|मतदाता|வாக்காளர்/i;
const LICENCE = /licen[cs]e|\bdl\b|driving|लाइसेंस|உரிமம்/i;
const PROVIDENT = /\buan\b|\bepfo?\b|provident|\bpf\b/i;
const BIRTH = /\bd\.?o\.?b\b|birth|\bborn\b|जन्म|பிறந்த/i;

/** Card issuers: leading digits and lengths (ISO/IEC 7812). */
const ISSUERS = [
  /^4\d{12}(\d{3}){0,2}$/,
  /^(5[1-5]|2[2-7])\d{14}$/,
  /^3[47]\d{13}$/,
  /^(60|65|81|82|508)\d{13,14}$/,
  /^35\d{14}$/,
  /^3[068]\d{12}$/,
];

const STATE_CODES = new Set(states.flatMap(({ code, vehicleCodes }) => [code, ...vehicleCodes]));
const GST_CODES = new Set([...states.map(({ gstCode }) => gstCode), '25', '28', '97', '99']);
const HANDLES = new Set([...upiHandles.keys(), ...otherUpiHandles]);

/** Edges of a word, for letters of all scripts. */
const START = '(?<![\\p{L}\\p{N}_])';
const END = '(?![\\p{L}\\p{N}_])';
const word = (body: string, flags = 'gu'): RegExp => new RegExp(`${START}(?:${body})${END}`, flags);

export const detectors: readonly Detector[] = [
  {
    type: 'aadhaar',
    pattern: word('[2-9]\\d{3}([ :-]?)\\d{4}\\1\\d{4}'),
    confidence(value, nearby) {
      const digits = digitsOf(value);
      if (!isVerhoeff(digits) || digits === [...digits].reverse().join('')) return 0;
      if (AADHAAR.test(nearby)) return 1;
      if (ORDER.test(nearby)) return 0.3;
      // One in ten numbers of twelve digits passes the check; one that is grouped like Aadhaar hardly is anything else.
      return value.length > 12 ? 0.95 : 0.6;
    },
  },
  {
    type: 'aadhaar_vid',
    pattern: word('\\d{4}([ -]?)\\d{4}\\1\\d{4}\\1\\d{4}'),
    confidence: (value, nearby) => (isVerhoeff(digitsOf(value)) ? (VIRTUAL.test(nearby) || AADHAAR.test(nearby) ? 1 : 0.4) : 0),
  },
  {
    type: 'card',
    pattern: word('\\d(?:[ -]?\\d){12,18}'),
    confidence(value) {
      const digits = digitsOf(value);
      return isLuhn(digits) && ISSUERS.some((issuer) => issuer.test(digits)) ? 1 : 0;
    },
  },
  {
    type: 'gstin',
    pattern: word('\\d{2}[A-Z]{5}\\d{4}[A-Z][0-9A-Z][A-Z][0-9A-Z]', 'giu'),
    confidence(value, nearby) {
      const gstin = value.toUpperCase();
      if (!GST_CODES.has(gstin.slice(0, 2))) return 0;
      return mod36(gstin.slice(0, 14)) === gstin[14] ? 1 : beside(nearby, GST, 0.6, 0.3);
    },
  },
  {
    type: 'pan',
    pattern: word('[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]', 'giu'),
    confidence: (value, nearby) => (PAN.test(nearby) ? 0.95 : value === value.toUpperCase() ? 0.8 : 0.4),
  },
  { type: 'tan', pattern: word('[A-Z]{4}\\d{5}[A-Z]'), confidence: (_, nearby) => beside(nearby, TAN, 0.9, 0.6) },
  {
    type: 'cin',
    pattern: word('[LU]\\d{5}[A-Z]{2}(?:19|20)\\d{2}[A-Z]{3}\\d{6}', 'giu'),
    confidence: () => 0.95,
  },
  {
    type: 'ifsc',
    pattern: word('[A-Z]{4}0[A-Z0-9]{6}', 'giu'),
    confidence: (value, nearby) => (/ifsc/i.test(nearby) ? 0.95 : /\d{4}/.test(value) && value === value.toUpperCase() ? 0.8 : 0.3),
  },
  {
    type: 'email',
    pattern: /(?<![\w.+-])[\w.+%-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}[a-z]{2,24}(?![\w-])/giu,
    confidence: () => 0.95,
  },
  {
    type: 'upi',
    pattern: /(?<![\w.+-])[\w.-]{2,100}@[a-z][a-z0-9]{1,30}(?![\w-]|\.[a-z0-9])/giu,
    confidence(value, nearby) {
      const handle = value.slice(value.indexOf('@') + 1).toLowerCase();
      return HANDLES.has(handle) ? 0.9 : beside(nearby, UPI, 0.7, 0.3);
    },
  },
  {
    type: 'phone',
    pattern: /(?<![\p{L}\p{N}_+-])(?:(?:\+|00)91[ -]?|91[ -]|0)?[6-9]\d{4}[ -]?\d{5}(?![\p{L}\p{N}_])/gu,
    confidence: (value, nearby) => (/^(\+|00)91/.test(value) || PHONE.test(nearby) ? 0.95 : ORDER.test(nearby) ? 0.3 : 0.7),
  },
  {
    // Fixed lines with their area code, and numbers of other countries with a plus.
    type: 'phone',
    pattern: /(?<![\p{L}\p{N}_+-])(?:(?:\+91[ -]?|0)[1-8]\d{1,3}[ -]\d{6,8}|\+[1-9]\d{0,2}(?:[ -]?\d{2,4}){2,5})(?![\p{L}\p{N}_])/gu,
    confidence: (value, nearby) => (digitsOf(value).length < 8 ? 0 : beside(nearby, PHONE, 0.9, 0.6)),
  },
  {
    type: 'bank_account',
    pattern: word('\\d{9,18}'),
    confidence: (_, nearby) => beside(nearby, ACCOUNT, 0.8, 0),
  },
  {
    type: 'vehicle',
    pattern: word('[A-Z]{2}[ -]?\\d{1,2}[ -]?[A-Z]{1,3}[ -]?\\d{4}|\\d{2}[ -]?BH[ -]?\\d{4}[ -]?[A-Z]{1,2}'),
    confidence: (value) => (/^\d/.test(value) || STATE_CODES.has(value.slice(0, 2)) ? 0.8 : 0),
  },
  {
    type: 'passport',
    pattern: word('[A-PR-WY][1-9]\\d ?\\d{4}[1-9]', 'giu'),
    confidence: (value, nearby) => (PASSPORT.test(nearby) ? 0.9 : value === value.toUpperCase() ? 0.4 : 0),
  },
  { type: 'voter_id', pattern: word('[A-Z]{3}\\d{7}', 'giu'), confidence: (_, nearby) => beside(nearby, VOTER, 0.9, 0.4) },
  {
    type: 'driving_licence',
    pattern: word('[A-Z]{2}[ -]?\\d{2}[ -]?(?:19|20)\\d{2}[ -]?\\d{7}'),
    confidence: (value, nearby) => (STATE_CODES.has(compact(value).slice(0, 2)) ? beside(nearby, LICENCE, 0.95, 0.8) : 0),
  },
  { type: 'uan', pattern: word('1\\d{11}'), confidence: (_, nearby) => beside(nearby, PROVIDENT, 0.9, 0) },
  {
    type: 'ip',
    pattern: /(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|(?=[0-9a-f:]*:[0-9a-f:]*:)[0-9a-f:]{3,39}(?:\.\d{1,3}){0,3})(?![\w:]|\.\d)/giu,
    confidence: (value) => (isIP(value) > 0 && /\d/.test(value) ? 0.9 : 0),
  },
  {
    type: 'dob',
    pattern: word(
      '\\d{1,2}[-/.]\\d{1,2}[-/.](?:19|20)?\\d{2}|(?:19|20)\\d{2}-\\d{2}-\\d{2}|\\d{1,2} ?(?:st|nd|rd|th)? [A-Za-z]{3,9},? (?:19|20)\\d{2}',
    ),
    confidence: (_, nearby) => beside(nearby, BIRTH, 0.8, 0),
  },
];
