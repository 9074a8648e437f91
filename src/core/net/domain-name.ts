/** Domain names in wire form: lower case, internationalised labels as A-labels (Punycode). */
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';

const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;
const MAX_NAME_LENGTH = 253;

/**
 * The ASCII form of a domain name, or undefined if the text is not one. Names with a numeric last label are rejected:
 * some parsers treat them as addresses (`127.1`, `2130706433`).
 */
export function toDomainName(text: string): string | undefined {
  const host = text.normalize('NFC').replace(/\.$/, '').toLowerCase();
  // Only non-ASCII names pass through the URL parser, which would turn 0x7f.1 into an address.
  const name = /^[\0-\x7f]*$/.test(host) ? host : domainToASCII(host);
  if (name === '' || name.length > MAX_NAME_LENGTH || isIP(name) !== 0) return undefined;
  const labels = name.split('.');
  const last = labels.at(-1) as string;
  return labels.every((label) => LABEL.test(label)) && !/^(\d+|0x[\da-f]*)$/.test(last) ? name : undefined;
}

/** The name of the PTR record of an address. */
export function reverseName(address: Uint8Array): string {
  if (address.length === 4) return `${[...address].reverse().join('.')}.in-addr.arpa`;
  const digits = Buffer.from(address).toString('hex');
  return `${[...digits].reverse().join('.')}.ip6.arpa`;
}

/** The address of a complete reverse name. */
export function addressOfReverseName(name: string): Uint8Array | undefined {
  const ipv4 = /^((?:\d{1,3}\.){4})in-addr\.arpa$/.exec(name)?.[1];
  if (ipv4) return Uint8Array.from(ipv4.split('.').slice(0, 4).reverse(), Number);
  const ipv6 = /^((?:[\da-f]\.){32})ip6\.arpa$/.exec(name)?.[1];
  return ipv6 ? Uint8Array.from(Buffer.from(ipv6.replaceAll('.', '').split('').reverse().join(''), 'hex')) : undefined;
}
