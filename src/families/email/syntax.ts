/**
 * Mailbox syntax of RFC 5321, with internationalised addresses (RFC 6531). Forms that only RFC 5322 allows in headers (comments, folding, obsolete
 * forms) are not deliverable addresses.
 */
import { domainToASCII } from 'node:url';
import { parseAddress } from '../../core/net/address.ts';

export type SyntaxReason =
  | 'no_at'
  | 'too_long'
  | 'local_part_empty'
  | 'local_part_too_long'
  | 'local_part_invalid'
  | 'consecutive_dots'
  | 'dot_at_edge'
  | 'quoted_invalid'
  | 'domain_empty'
  | 'domain_too_long'
  | 'domain_invalid'
  | 'literal_invalid';

export interface Mailbox {
  readonly localPart: string;
  /** In lower case, in Unicode form. */
  readonly domain: string;
  readonly domainAscii: string;
  /** The IP address, if the domain is an address literal in brackets. */
  readonly literal: Uint8Array | undefined;
}

/** In octets: RFC 5321, 4.5.3.1, with the total corrected to 254 (RFC 3696, erratum 1690). */
const MAX_LOCAL_PART_OCTETS = 64;
const MAX_DOMAIN_OCTETS = 255;
const MAX_ADDRESS_OCTETS = 254;

const octets = (text: string): number => Buffer.byteLength(text);

export function parseMailbox(text: string): Mailbox | SyntaxReason {
  const atIndex = atSignIndex(text);
  if (atIndex < 0) return 'no_at';
  const localPart = text.slice(0, atIndex);
  const domainText = text.slice(atIndex + 1);
  const localProblem = checkLocal(localPart);
  if (localProblem) return localProblem;
  if (domainText === '') return 'domain_empty';
  const domain = domainText.startsWith('[') ? parseAddressLiteral(domainText) : parseDomain(domainText);
  if (typeof domain === 'string') return domain;
  if (octets(text) > MAX_ADDRESS_OCTETS) return 'too_long';
  return { localPart, ...domain };
}

/** The last @ ends the local part, because a quoted local part may contain one. */
function atSignIndex(text: string): number {
  return text.lastIndexOf('@');
}

/** Letters of other scripts are allowed unescaped; spaces, controls and control pictures are not. */
const ATOM = /^(?:[\w!#$%&'*+\-/=?^`{|}~]|(?![\p{C}\p{Z}\u2400-\u243f])[^\0-\x7f])+$/u;
const QUOTED = /^"(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e]|(?!\p{C})[^\0-\x7f])*"$/u;

function checkLocal(localPart: string): SyntaxReason | undefined {
  if (localPart === '') return 'local_part_empty';
  if (octets(localPart) > MAX_LOCAL_PART_OCTETS) return 'local_part_too_long';
  if (localPart.startsWith('"')) return QUOTED.test(localPart) ? undefined : 'quoted_invalid';
  if (/^\.|\.$/.test(localPart)) return 'dot_at_edge';
  if (localPart.includes('..')) return 'consecutive_dots';
  return localPart.split('.').every((atom) => ATOM.test(atom)) ? undefined : 'local_part_invalid';
}

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

function parseDomain(text: string): Omit<Mailbox, 'localPart'> | SyntaxReason {
  const domain = text.normalize('NFC').toLowerCase();
  if (octets(domain) > MAX_DOMAIN_OCTETS) return 'domain_too_long';
  if (domain.includes('..')) return 'consecutive_dots';
  if (/^\.|\.$/.test(domain)) return 'dot_at_edge';
  const domainAscii = /^[\0-\x7f]*$/.test(domain) ? domain : domainToASCII(domain);
  if (domainAscii.length > MAX_DOMAIN_OCTETS) return 'domain_too_long';
  return domainAscii.split('.').every((label) => LABEL.test(label)) ? { domain, domainAscii, literal: undefined } : 'domain_invalid';
}

/** `[192.0.2.1]` or `[IPv6:2001:db8::1]`. */
function parseAddressLiteral(text: string): Omit<Mailbox, 'localPart'> | SyntaxReason {
  const { tag, address = '' } = /^\[(?<tag>IPv6:)?(?<address>[\da-f:.]+)\]$/i.exec(text)?.groups ?? {};
  const literal = parseAddress(address);
  if (!literal || (literal.length === 16) !== (tag !== undefined) || shortensOneGroup(address)) return 'literal_invalid';
  return { domain: text.toLowerCase(), domainAscii: text.toLowerCase(), literal };
}

/** In a mailbox, `::` must replace at least two groups of zeros (RFC 5321, 4.1.3). */
function shortensOneGroup(address: string): boolean {
  const groups = address.split(/:+/).filter((group) => group !== '');
  return address.includes('::') && groups.length + (address.includes('.') ? 1 : 0) > 6;
}
