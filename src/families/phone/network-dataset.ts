/** Indian mobile networks by MCC and MNC. */
import { bundled } from '../../../data/bundled.ts';
import type { MobileNetworkRow } from '../../../data/recipes/mobile-networks.ts';
import { sources } from '../../../data/sources.ts';
import { circleNames } from '../../../data/tables/phone_areas.ts';
import type { DatasetDefinition } from '../../core/dataset/dataset.ts';
import { nameTerms, type PackRow, wordTerms } from '../../core/dataset/pack/build.ts';
import { valueTerm } from '../../core/dataset/pack/pack.ts';
import { nameKey } from '../../core/text/fold.ts';
import { readTable } from '../../core/util/table.ts';
import type { MobileNetwork } from './records.ts';

const NETWORKS = bundled('mobile_networks');

export const mobileNetworks: DatasetDefinition = {
  name: 'mobile-networks',
  source: sources.mobileNetworks,
  module: import.meta.url,
  inputs: [NETWORKS],
  kinds: { networks: 'kind=network', operational: 'operational=true' },
  rows: () => Array.from(readTable<keyof MobileNetworkRow>(NETWORKS), networkRow),
  check(dataset) {
    if (dataset.count('kind', 'network') < 200) throw new Error('fewer than 200 mobile networks');
    if (!dataset.get('code', '40445')) throw new Error('the network 404-45 is missing');
  },
};

function networkRow({ mcc, mnc, operator, circle, operational, formerly }: MobileNetworkRow): PackRow {
  const circleName = circleNames.get(circle);
  const json: MobileNetwork = {
    code: `${mcc}-${mnc}`,
    mcc,
    mnc,
    operator,
    circle: circleName === undefined ? null : { code: circle, name: circleName },
    operational: operational === '1',
    formerly: formerly === '' ? null : formerly,
  };
  return {
    json,
    terms: [
      valueTerm('kind', 'network'),
      valueTerm('code', mcc + mnc),
      valueTerm('operator', nameKey(operator)),
      ...(circle === '' ? [] : [valueTerm('circle', circle)]),
      valueTerm('operational', String(json.operational)),
      ...nameTerms('words', operator, circleName ?? '', formerly),
      ...wordTerms('words', json.code, mcc + mnc, mcc, mnc),
    ],
  };
}
