/** What stands in the place of what was found. */
import { createHmac, randomBytes } from 'node:crypto';
import type { FoundType } from './types.ts';

export const STYLES = ['label', 'mask', 'remove', 'hash', 'token'] as const;
export type Style = (typeof STYLES)[number];

export interface Replacer {
  replace(type: FoundType, value: string): string;
  /** What each token stands for. */
  readonly tokens: ReadonlyMap<string, string>;
}

/** Enough that two values of a text hardly ever share one. */
const HASH_LENGTH = 16;

export function replacer(style: Style, text: string, secret: string | undefined): Replacer {
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
        .update(`${type} ${sameness(value)}`)
        .digest('hex')
        .slice(0, HASH_LENGTH)}]`;
    },
  };
}

/** A number is the same however it is grouped, and a word in whatever case. */
function sameness(value: string): string {
  return value
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}@.]/gu, '');
}

/** The same value always gets the same token; one that the text holds already is passed over, or the way back would be lost. */
function tokenReplacer(text: string, tokens: Map<string, string>): Replacer['replace'] {
  const known = new Map<string, string>();
  const counts = new Map<string, number>();
  return (type, value) => {
    const seen = known.get(`${type} ${value}`);
    if (seen) return seen;
    let token: string;
    let count = counts.get(type) ?? 0;
    do token = `[${type.toUpperCase()}_${++count}]`;
    while (text.includes(token));
    counts.set(type, count);
    known.set(`${type} ${value}`, token);
    tokens.set(token, value);
    return token;
  };
}

const SHOWN = 4;
/** Too little would be left unknown of these if their end were shown. */
const HIDDEN_WHOLLY: ReadonlySet<FoundType> = new Set(['dob', 'ip', 'name', 'address', 'custom']);

function mask(type: FoundType, value: string): string {
  const at = value.indexOf('@');
  if (at >= 0 && (type === 'email' || type === 'upi' || type === 'abha')) return hide(value.slice(0, at), 0) + value.slice(at);
  return hide(value, HIDDEN_WHOLLY.has(type) ? 0 : SHOWN);
}

/** X for every letter and digit but the last few, as UIDAI prints a masked Aadhaar. */
function hide(value: string, shown: number): string {
  let left = (value.match(/[\p{L}\p{N}]/gu) ?? []).length - shown;
  return value.replace(/\p{M}/gu, '').replace(/[\p{L}\p{N}]/gu, (character) => (left-- > 0 ? 'X' : character));
}
