/** Geolocation of an IP address: its type, the place of its network, and the network's operator. */
import { findState } from '../../../data/places.ts';
import { anycastNetworks, continentOf } from '../../../data/tables/networks.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { geolocate, type NetworkPlace, ownerOf } from '../../core/geoip/ip-geolocation.ts';
import {
  type AddressBytes,
  type AddressType,
  addressType,
  blockContains,
  embeddedIpv4,
  formatAddress,
  parseCidr,
  unmapIpv4,
} from '../../core/net/address.ts';
import { timezoneAt } from '../../core/place/timezone.ts';
import { countryName } from '../../core/util/display-names.ts';
import { lazy } from '../../core/util/lazy.ts';
import type { IpLocation } from './records.ts';

const UNKNOWN_LOCATION: NetworkPlace = {
  network: '',
  countryCode: null,
  region: null,
  city: null,
  district: null,
  latitude: null,
  longitude: null,
};

const anycast = lazy(() => anycastNetworks().map(({ network }) => parseCidr(network)));

export function locateAddress(requested: AddressBytes, networks: Dataset, now: Date): IpLocation {
  const address = unmapIpv4(requested);
  const type = addressType(address);
  // An IPv6 address with an embedded IPv4 address is located by the latter.
  const lookupAddress = embeddedIpv4(address) ?? address;
  const place = (type === 'public' && geolocate(networks, lookupAddress)) || UNKNOWN_LOCATION;
  const owner = type === 'public' ? ownerOf(networks, lookupAddress) : undefined;
  const { countryCode, region, latitude, longitude } = place;
  const state = countryCode === 'IN' && region !== null ? findState(region) : undefined;
  const timezone = latitude !== null && longitude !== null ? timezoneAt(latitude, longitude) : null;
  return {
    ip: formatAddress(address),
    version: address.length === 4 ? 4 : 6,
    type,
    network: place.network || null,
    countryCode,
    country: countryCode && countryName(countryCode),
    continentCode: (countryCode && continentOf.get(countryCode)) ?? null,
    region,
    stateCode: state?.code ?? null,
    state: state?.name ?? null,
    city: place.city,
    district: place.district,
    latitude,
    longitude,
    accuracy: place.city ? 'city' : region ? 'region' : countryCode ? 'country' : null,
    anycast: anycast().some((block) => blockContains(block, lookupAddress)),
    timezone,
    utcOffset: timezone && utcOffset(timezone, now),
    asn: owner?.asn ?? null,
    organisation: owner?.organisation ?? null,
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Current UTC offset of a time zone: `+05:30`. */
function utcOffset(timezone: string, now: Date): string {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' });
    formats.set(timezone, format);
  }
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name.replace('GMT', '') || '+00:00';
}

/** Caveats of a location. */
export function locationNote({ type, anycast, countryCode }: IpLocation): string {
  if (type !== 'public') return `This is ${NOT_PUBLIC[type]}; it has no location.`;
  if (countryCode === null) return 'The location of this network is not known.';
  if (anycast) return 'Anycast: the network is announced from many locations; the location given is that of its holder.';
  return 'Location of a network, not of a person; mobile networks are often located at their gateway.';
}

const NOT_PUBLIC: Readonly<Record<Exclude<AddressType, 'public'>, string>> = {
  private: 'an address of a private network',
  shared: 'a shared address of carrier-grade NAT',
  loopback: 'a loopback address',
  link_local: 'a link-local address',
  documentation: 'an address reserved for documentation',
  benchmarking: 'an address reserved for benchmarks',
  multicast: 'a multicast address',
  reserved: 'a reserved address',
  unspecified: 'the unspecified address',
};
