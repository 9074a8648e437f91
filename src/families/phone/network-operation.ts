/** Lookup of mobile networks by MCC and MNC, as shown by phones and SIM cards. */
import { z } from 'zod';
import { circleNames } from '../../../data/tables/phone_areas.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import { operation } from '../../core/operation/operation.ts';
import { choice, flag, paging, query } from '../../core/request/params.ts';
import { mobileNetworks } from './network-dataset.ts';
import { MobileNetwork } from './records.ts';

const networkSearchConfig: NameSearchConfig = {
  field: 'words',
  stopWords: new Set('mcc mnc network networks code codes mobile sim operator of in the circle'.split(' ')),
  tiers: (text, name) => [
    { is: { code: text.replace(/\D/g, '') }, boost: 8 },
    { is: { operator: name }, boost: 4 },
    { wholeWords: { words: text }, boost: 2 },
  ],
};

const CIRCLES = [...circleNames.keys()] as [string, ...string[]];

export const listNetworks = operation({
  id: 'phone_networks',
  path: '/v1/phone/networks',
  title: 'Mobile networks by code',
  keywords:
    'mcc, mnc, mcc mnc, network code, mobile network code, network codes, mobile operators, telecom operators, plmn, sim network code, which network is 404, telecom circle codes, jio number series, airtel number series, number series',
  summary: 'Codes of Indian mobile networks (MCC and MNC), with operator and telecom circle',
  details:
    'For a code that a phone shows as 404-45 or 40445: the operator, the licensed service area, and whether the network is still operational. Every word of q must be a prefix of a word of the operator, the circle, a former operator or the code.',
  input: {
    q: query('Code, operator or circle').optional(),
    circle: choice(CIRCLES, { description: 'Licensed service area, such as TN' }).optional(),
    operational: flag({ description: 'Only networks that are, or are not, operational' }).optional(),
    ...paging(),
  },
  data: { mobileNetworks },
  output: z.array(MobileNetwork),
  example: { q: '404-45' },
  run({ q, circle, operational, limit, offset }, { mobileNetworks }) {
    const is = { kind: 'network', circle, operational: operational === undefined ? undefined : String(operational) };
    return mobileNetworks.listNames({ is }, networkSearchConfig, q, { limit, offset });
  },
});
