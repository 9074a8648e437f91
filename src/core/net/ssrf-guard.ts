/**
 * The guard against SSRF. Everything that sends a packet for a caller, or resolves a name, checks its target here, and then uses exactly
 * the returned addresses: nothing is resolved twice (no TOCTOU, no DNS rebinding).
 */
import { ApiError } from '../request/api-error.ts';
import { type AddressBytes, addressType, blockContains, type CidrBlock, embeddedIpv4, parseAddress, parseCidr } from './address.ts';

/**
 * Public addresses on which clouds serve settings and secrets of the machine: Azure's platform service. The metadata addresses of other clouds
 * (169.254.169.254, fd00:ec2::254, 100.100.100.200, 192.0.0.192) are not public.
 */
const CLOUD_PLATFORM: readonly CidrBlock[] = [parseCidr('168.63.129.16/32')];

/** Whether packets may be sent to an address: public, not of a cloud platform, and without an embedded IPv4 address. */
export function isAllowedTarget(address: AddressBytes): boolean {
  return (
    embeddedIpv4(address) === undefined &&
    addressType(address) === 'public' &&
    !CLOUD_PLATFORM.some((platform) => blockContains(platform, address))
  );
}

/** The addresses of a name, if all are allowed: a single internal address rejects the name. */
export function allowedTargets(addresses: readonly string[]): readonly string[] {
  for (const text of addresses) {
    const address = parseAddress(text);
    if (!address || !isAllowedTarget(address)) rejectTarget('The target is not a public address.');
  }
  return addresses;
}

/** Special-use names of internal networks, not to be sent to public resolvers (RFC 6761, 6762, 7686, 8375, ICANN's .internal). */
const INTERNAL_NAMES = ['localhost', 'local', 'internal', 'intranet', 'private', 'corp', 'home', 'lan', 'home.arpa', 'onion'];

/** @param name in lower case, without a trailing dot */
export function isInternalName(name: string): boolean {
  return INTERNAL_NAMES.some((inner) => name === inner || name.endsWith(`.${inner}`));
}

export function rejectTarget(message: string): never {
  throw new ApiError('target_not_allowed', message);
}
