/** Name search configuration for post offices. */

import { stateName } from '../../../data/places.ts';
import { rewriteToLatin } from '../../../data/script-names.ts';
import type { NameSearchConfig, ValueExists } from '../../core/dataset/names/name-search-config.ts';
import type { Tier } from '../../core/dataset/query/condition.ts';
import type { FacetFields } from '../../core/dataset/query/facets.ts';
import { canonical, nameKey, words } from '../../core/text/fold.ts';
import { POST_OFFICE_TYPE_CODES, POST_OFFICE_TYPES } from './dataset.ts';

/** Label of tiers that match the office's own name. */
export const OWN_NAME = 'own name';
const OWN = { label: OWN_NAME };

/** Scoring tiers of a name; with `within`, restricted to that area (state, district or town). */
function tiersOf(text: string, name: string, isKnown: ValueExists, within?: string): Tier[] {
  const tiers: Tier[] = [
    // The district of that name: Srinagar of Kashmir before the town of Garhwal.
    ...(isKnown('district', canonical(text)) ? [{ is: { district: canonical(text) }, prefix: { name }, boost: 13.5, ...OWN }] : []),
    // An area is a state, district or town of exactly that name.
    ...(isKnown('area', name)
      ? [
          { is: { area: name, name }, boost: 13, ...OWN },
          { is: { area: name }, prefix: { name }, boost: 11.5, ...OWN },
          { is: { area: name }, boost: 9.5 },
        ]
      : []),
    ...(isKnown('wellKnown', name)
      ? [
          { is: { wellKnown: name, name }, boost: 12, ...OWN },
          { is: { wellKnown: name }, prefix: { name }, boost: 11, ...OWN },
        ]
      : []),
    { is: { name }, boost: 9, ...OWN },
    ...(isKnown('wellKnown', name) ? [{ is: { wellKnown: name }, boost: 8 }] : []),
    ...(isKnown('known', name) ? [{ is: { known: name }, boost: 6.5 }] : []),
    { prefix: { name }, boost: 3, ...OWN },
    { wholeWords: { officeName: text }, boost: 2.5, ...OWN },
  ];
  // Inside an area, the remaining text is only part of the query, so these tiers have no own-name label.
  return within === undefined ? tiers : tiers.map((tier) => ({ ...tier, oneOf: { area: [within] }, label: undefined }));
}

/** Maximum number of words of an area name: "dadra nagar haveli". */
const MAX_AREA_WORDS = 3;

/** Splits a query into an area, from its last or first words, and the rest: "aliganj lucknow". */
function extractArea(text: string, isKnown: ValueExists): { readonly area: string; readonly rest: string } | undefined {
  const all = words(text);
  for (let length = Math.min(MAX_AREA_WORDS, all.length - 1); length > 0; length--) {
    for (const [area, rest] of [
      [all.slice(-length), all.slice(0, -length)],
      [all.slice(0, length), all.slice(length)],
    ] as const) {
      if (isKnown('area', area.join(''))) return { area: area.join(''), rest: rest.join(' ') };
    }
  }
  return undefined;
}

function officeTiers(text: string, name: string, isKnown: ValueExists): Tier[] {
  const parts = extractArea(text, isKnown);
  return [
    ...tiersOf(text, name, isKnown),
    ...(parts ? tiersOf(parts.rest, nameKey(parts.rest), isKnown, parts.area) : []),
    { wholeWords: { place: text }, boost: 1.5 },
  ];
}

export const officeSearchConfig: NameSearchConfig = {
  field: 'place',
  transliterations: rewriteToLatin,
  isRelaxed: true,
  stopWords: new Set('pincode pin code zip of for in the post office po'.split(' ')),
  tiers: officeTiers,
  aliases: { condition: { is: { kind: 'place' } }, field: 'placeName', boost: 1.5 },
  // Scores below this belong to hamlets and small neighbourhoods.
  lowScoreThreshold: 12,
};

/** States whose language is written in a script that no other large state uses. */
const STATES_OF_SCRIPT: readonly (readonly [script: RegExp, states: readonly string[]])[] = [
  [/\p{Script=Bengali}/u, ['WB', 'TR', 'AS']],
  [/\p{Script=Gujarati}/u, ['GJ']],
  [/\p{Script=Gurmukhi}/u, ['PB', 'CH']],
  [/\p{Script=Kannada}/u, ['KA']],
  [/\p{Script=Malayalam}/u, ['KL']],
  [/\p{Script=Oriya}/u, ['OD']],
  [/\p{Script=Tamil}/u, ['TN', 'PY']],
  [/\p{Script=Telugu}/u, ['TS', 'AP']],
];
const HOME_STATE_BOOST = 4;

/** Configuration for a text in the script of a state: its places before those of the same sound elsewhere. */
const homeSearchConfigs = STATES_OF_SCRIPT.map(([script, states]): readonly [RegExp, NameSearchConfig] => [
  script,
  { ...officeSearchConfig, tiers: (text, name, isKnown) => officeTiers(text, name, isKnown).flatMap((tier) => withHomeTier(tier, states)) },
]);

/** Names are preferred in these states, not everything within an area of the name. */
function withHomeTier(tier: Tier, states: readonly string[]): readonly Tier[] {
  if (tier.label !== OWN_NAME && tier.is?.known === undefined && tier.is?.wellKnown === undefined) return [tier];
  return [{ and: tier, oneOf: { state: states }, boost: (tier.boost ?? 0) + HOME_STATE_BOOST, label: tier.label }, tier];
}

export const officeSearchConfigFor = (text: string): NameSearchConfig =>
  homeSearchConfigs.find(([script]) => script.test(text))?.[1] ?? officeSearchConfig;

const KIND_OF_TYPE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(POST_OFFICE_TYPE_CODES).map(([kind, type]) => [type, kind]),
);

export const POST_OFFICE_FACETS: FacetFields = {
  state: { field: 'state', labelOf: (code) => stateName(code) ?? code },
  district: { field: 'districtName' },
  type: {
    field: 'type',
    filterValue: (type) => KIND_OF_TYPE[type] ?? type,
    labelOf: (type) => POST_OFFICE_TYPES[type as keyof typeof POST_OFFICE_TYPES],
  },
};
