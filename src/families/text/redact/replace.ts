/** Replacement styles of redacted values. */
import { createHmac, randomBytes } from 'node:crypto';
import type { EntityType } from './types.ts';

export const REPLACEMENT_STYLES = ['label', 'mask', 'remove', 'hash', 'token'] as const;
export type ReplacementStyle = (typeof REPLACEMENT_STYLES)[number];

export interface Replacer {
  replace(type: EntityType, value: string): string;
  /** Token to original value. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** Hex digits (64 bits): collisions within a text are negligible. */
const HASH_LENGTH = 16;

export function replacer(style: ReplacementStyle, text: string, secret: string | undefined): Replacer {
  const tokens = new Map<string, string>();
  if (style === 'token') return { tokens, replace: tokenReplacer(text, tokens) };
  const key = style === 'hash' ? (secret ?? randomBytes(32)) : '';
  return {
    tokens,
    replace(type, value) {
      if (style === 'remove') return '';
      if (style === 'label') return `[${type.toUpperCase()}]`;
      if (style === 'mask') return mask(type, value);
      return `[${type.toUpperCase()}:${createHmac('sha256', key)
        .update(`${type} ${canonicalForm(value)}`)
        .digest('hex')
        .slice(0, HASH_LENGTH)}]`;
    },
  };
}

/** Canonical form for hashing: ignores grouping of digits and case. */
function canonicalForm(value: string): string {
  return value
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}@.]/gu, '');
}

/** Numbered placeholders, one per distinct value. Placeholders that already occur in the text are skipped, to keep the replacement reversible. */
function tokenReplacer(text: string, tokens: Map<string, string>): Replacer['replace'] {
  const tokensByValue = new Map<string, string>();
  const counts = new Map<string, number>();
  return (type, value) => {
    const existing = tokensByValue.get(`${type} ${value}`);
    if (existing) return existing;
    let token: string;
    let count = counts.get(type) ?? 0;
    do token = `[${type.toUpperCase()}_${++count}]`;
    while (text.includes(token));
    counts.set(type, count);
    tokensByValue.set(`${type} ${value}`, token);
    tokens.set(token, value);
    return token;
  };
}

const VISIBLE_CHARACTERS = 4;
/** Types that are masked completely, as their last characters would reveal too much. */
const FULLY_MASKED: ReadonlySet<EntityType> = new Set(['dob', 'ip', 'name', 'address', 'custom']);

/** The value with X for all letters and digits but the last four; of an address with @ its domain. */
export function mask(type: EntityType, value: string): string {
  const atSign = value.indexOf('@');
  if (atSign >= 0 && (type === 'email' || type === 'upi' || type === 'abha'))
    return maskCharacters(value.slice(0, atSign), 0) + value.slice(atSign);
  return maskCharacters(value, FULLY_MASKED.has(type) ? 0 : VISIBLE_CHARACTERS);
}

/** Masks all letters and digits but the last few with X, as UIDAI prints a masked Aadhaar. */
function maskCharacters(value: string, visibleCount: number): string {
  let maskCount = (value.match(/[\p{L}\p{N}]/gu) ?? []).length - visibleCount;
  return value.replace(/\p{M}/gu, '').replace(/[\p{L}\p{N}]/gu, (character) => (maskCount-- > 0 ? 'X' : character));
}
