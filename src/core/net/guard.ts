/**
 * The one guard against requests that are meant for somebody's inner network. Whatever sends a packet for a caller, or asks for a name,
 * passes its target through here, and then uses exactly what came back: nothing is resolved a second time.
 */
import { ApiError } from '../request/api-error.ts';
import { type AddressBytes, addressType, type Block, covers, embeddedIpv4, parseAddress, toBlock } from './address.ts';

/**
 * Public addresses that clouds answer from within, with settings and secrets of the machine: Azure's platform service. Those of other clouds
 * (169.254.169.254, fd00:ec2::254, 100.100.100.200, 192.0.0.192) are not public.
 */
const CLOUD_PLATFORM: readonly Block[] = [toBlock('168.63.129.16/32')];

/** Whether packets may be sent to an address: public, not of a cloud's platform, and not the disguise of an IPv4 address. */
export function isAllowedTarget(address: AddressBytes): boolean {
  return (
    embeddedIpv4(address) === undefined &&
    addressType(address) === 'public' &&
    !CLOUD_PLATFORM.some((platform) => covers(platform, address))
  );
}

/** The addresses a name resolved to, if all of them are allowed: one inner address among them condemns the name. */
export function allowedTargets(addresses: readonly string[]): readonly string[] {
  for (const text of addresses) {
    const address = parseAddress(text);
    if (!address || !isAllowedTarget(address)) refuseTarget('The target is not a public address.');
  }
  return addresses;
}

/** Names that belong to the inside of a network and are not to be asked of public resolvers (RFC 6761, 6762, 7686, 8375, ICANN's .internal). */
const INNER_NAMES = ['localhost', 'local', 'internal', 'intranet', 'private', 'corp', 'home', 'lan', 'home.arpa', 'onion'];

/** @param name in lower case, without a dot at its end */
export function isInnerName(name: string): boolean {
  return INNER_NAMES.some((inner) => name === inner || name.endsWith(`.${inner}`));
}

export function refuseTarget(message: string): never {
  throw new ApiError('target_not_allowed', message);
}
