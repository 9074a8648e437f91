/** The dataset behind every answer about the location or owner of an IP address; shared by several families. */

import type { DatasetDefinition } from '../src/core/dataset/dataset.ts';
import type { PackRow } from '../src/core/dataset/pack/build.ts';
import { GeolocationFile } from '../src/core/geoip/geolocation-file.ts';
import { geolocate, type NetworkFiles, ownerOf, ownerRow, rangeRows } from '../src/core/geoip/ip-geolocation.ts';
import { type AddressBytes, parseAddress } from '../src/core/net/address.ts';
import { readTable } from '../src/core/util/table.ts';
import { bundled, storedFile } from './bundled.ts';
import { creditFor, KNOWN_ADDRESSES, KNOWN_OWNER, readNetworkDatabase, suppliedFiles } from './network-files.ts';
import { sources } from './sources.ts';

const NAME = 'networks';
const IPV4 = bundled('networks_ipv4');
const IPV6 = bundled('networks_ipv6');
const OWNERS = bundled('network_owners');
const PLACES = storedFile('network_places');

export const networks: DatasetDefinition = {
  name: NAME,
  source: sources.networks,
  module: import.meta.url,
  inputs: [IPV4, IPV6, OWNERS],
  kinds: { operators: 'asn=', blocksOfIpv4: 'ipv4=', blocksOfIpv6: 'ipv6=' },
  rows: bundledRows,
  attach(directory): NetworkFiles {
    return { places: new GeolocationFile(PLACES), ...suppliedFiles(directory, NAME) };
  },
  check(dataset) {
    for (const text of KNOWN_ADDRESSES) {
      const address = parseAddress(text) as AddressBytes;
      if (ownerOf(dataset, address)?.asn !== KNOWN_OWNER) throw new Error(`${text} is not in AS${KNOWN_OWNER}`);
      if (geolocate(dataset, address)?.countryCode !== 'IN') throw new Error(`${text} is not in India`);
    }
  },
  refresh: {
    everyHours: 7 * 24,
    maxBytes: 500_000_000,
    parts: true,
    // Places and owners are read directly from the operator's file; the pack only records their date.
    rows(file, now, { parts }) {
      const supplied = readNetworkDatabase(file);
      const { type, builtOn } = supplied.database;
      return {
        version: `${type} ${builtOn ?? now.toISOString().slice(0, 10)}`,
        ...(builtOn !== undefined && { asOf: builtOn }),
        rows: bundledRows(),
        credit: creditFor(supplied, parts),
        storedPart: supplied.part,
      };
    },
  },
};

function* bundledRows(): Generator<PackRow> {
  yield* rangeRows('ipv4', readTable<'first' | 'last' | 'asn'>(IPV4));
  yield* rangeRows('ipv6', readTable<'first' | 'last' | 'asn'>(IPV6));
  for (const row of readTable<'asn' | 'name'>(OWNERS)) yield ownerRow(row);
}
