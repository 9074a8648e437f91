import { networks } from '../../../data/networks.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { parseAddress } from '../../core/net/address.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { invalid } from '../../core/request/api-error.ts';
import type { Answer } from '../../core/request/envelope.ts';
import { text } from '../../core/request/params.ts';
import { locateAddress, locationNote } from './location.ts';
import { recogniseIp } from './recognise.ts';
import { IpLocation } from './records.ts';

const ADDRESS_RULE = 'must be a full IPv4 or IPv6 address, such as 49.37.0.1 or 2405:200::1';

function locate(address: string, dataset: Dataset, now: Date): Answer<IpLocation> {
  const data = locateAddress(parseAddress(address) ?? invalid('address', ADDRESS_RULE), dataset, now);
  return { data, meta: { note: locationNote(data) } };
}

const locateAny = operation({
  id: 'ip_location',
  path: '/v1/ip/{address}',
  title: 'Where an IP address is',
  keywords: 'ip location, ip address, ip lookup, whose ip, geoip, where is this ip',
  summary: 'Country, state, city, time zone and network operator of an IP address',
  details: 'Addresses that are not public have a `type` and no location. Octal and short forms and zone ids are rejected.',
  tool: 'ip_location',
  input: { address: text({ description: 'IPv4 or IPv6 address', max: 45 }) },
  data: { networks },
  output: IpLocation,
  // The UTC offset changes with daylight saving time.
  cache: 'never',
  example: { address: '49.37.0.1' },
  run: ({ address }, { networks, now }) => locate(address, networks, now()),
});

/** A link-local peer address has a zone identifier (`%eth0`). */
const withoutZone = (address: string): string => address.split('%', 1)[0] as string;

const locateCaller = operation({
  id: 'ip_caller',
  path: '/v1/ip',
  title: 'My IP address',
  keywords: 'my ip, what is my ip, my ip address, mera ip, mera ip address, my isp, where am i, मेरा आईपी, என் ஐபி',
  summary: 'The address of the caller and its location',
  details: 'With `Accept: text/plain` only the address: `curl -H "Accept: text/plain" …/v1/ip`.',
  input: {},
  data: { networks },
  output: IpLocation,
  cache: 'never',
  example: {},
  plainText: ({ ip }) => `${ip}\n`,
  run: (_, { clientAddress, networks, now }) => locate(withoutZone(clientAddress), networks, now()),
});

export const ipFamily: Family = {
  id: 'ip',
  name: 'IP location',
  group: 'Network and contact checks',
  about: 'Location and operator of the network of an IP address, from DB-IP City Lite and routing tables.',
  operations: [locateAny, locateCaller],
  recognise: recogniseIp,
};
