/** Resolves the target of a traceroute once: the checked address is the one that is probed, which rules out TOCTOU through DNS. */

import { formatAddress, parseAddress } from '../../core/net/address.ts';
import { toDomainName } from '../../core/net/domain-name.ts';
import type { Network } from '../../core/net/network.ts';
import { firstReply, isAnswer } from '../../core/net/resolvers.ts';
import { allowedTargets, isAllowedTarget, isInternalName, rejectTarget } from '../../core/net/ssrf-guard.ts';
import { ApiError, invalid, notFound } from '../../core/request/api-error.ts';
import type { Traceroute } from './records.ts';

export type IpFamily = Traceroute['family'];

export type Target = Pick<Traceroute, 'address' | 'family'>;

export async function findTarget(host: string, family: IpFamily | undefined, network: Network, signal: AbortSignal): Promise<Target> {
  const literal = parseAddress(host);
  if (literal) {
    const version: IpFamily = literal.length === 4 ? 4 : 6;
    if (!isAllowedTarget(literal)) rejectTarget('The target is not a public address.');
    if (family !== undefined && family !== version) invalid('family', `must be ${version} for this address`);
    return { address: formatAddress(literal), family: version };
  }
  const name = toDomainName(host) ?? invalid('host', 'must be a domain name such as example.in, or a full IPv4 or IPv6 address');
  if (isInternalName(name)) rejectTarget('This is an internal name.');
  for (const version of family === undefined ? ([4, 6] as const) : [family]) {
    const type = version === 4 ? 'A' : 'AAAA';
    const reply = await firstReply(network.resolvers, { name, type }, signal);
    if (!isAnswer(reply))
      throw new ApiError('upstream_unavailable', 'No resolver could look up the name. Try again shortly.', { 'retry-after': '5' });
    const [address] = allowedTargets(reply.records.filter((record) => record.type === type).map(({ value }) => value));
    if (address !== undefined) return { address, family: version };
  }
  return notFound(family === undefined ? `${name} has no address.` : `${name} has no IPv${family} address.`);
}
