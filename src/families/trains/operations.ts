import { z } from 'zod';
import { KIND_BY_DIGIT, TRAIN_KINDS } from '../../../data/tables/train_words.ts';
import type { NameSearchConfig } from '../../core/dataset/names/name-search-config.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { notFound } from '../../core/request/api-error.ts';
import { type RawJson, rawArray } from '../../core/request/json.ts';
import { choice, paging, pattern, query } from '../../core/request/params.ts';
import { asciiDigits, canonical } from '../../core/text/fold.ts';
import { trains } from './dataset.ts';
import { recogniseTrain } from './recognise.ts';
import { Train } from './records.ts';

const KINDS = [...new Set([...TRAIN_KINDS.map(([kind]) => kind), ...Object.values(KIND_BY_DIGIT)])] as [string, ...string[]];

const NOTE = 'Numbers and names only: routes and times are not published as open data. Trains introduced in 2025 or later are missing.';

const trainSearchConfig: NameSearchConfig = {
  field: 'words',
  isRelaxed: true,
  stopWords: new Set('train trains number no the of from to via and express exp rail railway'.split(' ')),
  tiers: (text, name) => [
    { is: { number: text.trim() }, boost: 20 },
    { is: { name }, boost: 8 },
    { prefix: { name }, boost: 4 },
    { wholeWords: { words: text }, boost: 2 },
  ],
};

const RANGE = /^\D*(\d{5})\s*(?:to|till|se|-|–|—|\/|\.{2,3})\s*(\d{1,5})\D*$/i;
/** Upper bound above the number of trains. */
const MAX_TRAINS = 20_000;

interface NumberRange {
  readonly first: string;
  readonly last: string;
  /** Common prefix of all numbers in a range. */
  readonly shared: string;
}

/** "12951 to 12960", and pairs as the railways abbreviate them: "12951/52". */
function numberRange(q: string | undefined): NumberRange | undefined {
  const [, low = '', digits = ''] = RANGE.exec(asciiDigits(q ?? '')) ?? [];
  if (low === '') return undefined;
  const other = low.slice(0, low.length - digits.length) + digits;
  const [first, last] = low < other ? [low, other] : [other, low];
  const differing = [...first].findIndex((digit, index) => digit !== last.charAt(index));
  const shared = differing < 0 ? first : first.slice(0, differing);
  return shared === '' ? undefined : { first, last, shared };
}

function isWithin(train: RawJson, { first, last }: NumberRange): boolean {
  const { number } = train.parse() as Train;
  return number >= first && number <= last;
}

const searchTrains = operation({
  id: 'trains_search',
  path: '/v1/trains',
  title: 'Find a train by its name',
  keywords:
    'train name, trains, train, rail, ரயில், ரயில்கள், ট্রেন, ટ્રેન, ಟ್ರೈನ್, ട്രെയിൻ, ਟ੍ਰੇਨ, express train, express, passenger, rajdhani, shatabdi, vande bharat, duronto, garib rath, humsafar, passenger train, memu, ' +
    'ट्रेन, रेलगाड़ी, राजधानी एक्सप्रेस, वंदे भारत, ரயில் பெயர், வந்தே பாரத், రైలు, ರೈಲು',
  summary: 'Trains of Indian Railways by name, number or kind',
  details:
    'Every word of q must be a prefix of a word of the name, a popular name, the railways’ abbreviation, the kind or an end of the train, or the number: "chennai to bangalore", "island express", "12951 to 12960". There are no routes and no times.',
  input: {
    q: query('Name, number or station in the name').optional(),
    kind: choice(KINDS, { description: 'Kind of train' }).optional(),
    ...paging(),
  },
  data: { trains },
  output: z.array(Train),
  example: { q: 'rajdhani', limit: 3 },
  run({ q, kind, limit, offset }, { trains }) {
    const is = { kind: 'train', type: kind === undefined ? undefined : canonical(kind) };
    const range = numberRange(q);
    if (range) {
      const within = trains.firstMatches({ is, prefix: { number: range.shared } }, MAX_TRAINS).filter((train) => isWithin(train, range));
      return { data: rawArray(within.slice(offset, offset + limit)), meta: { total: within.length, limit, offset, note: NOTE } };
    }
    return trains.listNames({ is }, trainSearchConfig, q, { limit, offset }, { always: NOTE });
  },
});

const getTrain = operation({
  id: 'trains_get',
  path: '/v1/trains/{number}',
  title: 'A train by its number',
  keywords: 'train number, train no, which train is, train name by number, ट्रेन नंबर, गाड़ी संख्या, ரயில் எண், రైలు నంబర్',
  summary: 'The name of a train by its number',
  details: 'The list of the railways has numbers and abbreviated names; name is expanded. There are no routes and no times.',
  input: {
    number: pattern({
      description: 'Train number of five digits, such as 12951',
      pattern: /^\s*\d{5}\s*$/,
      message: 'must be a train number of five digits',
      max: 12,
      normalise: (value) => value.trim(),
    }),
  },
  data: { trains },
  output: Train,
  example: { number: '12627' },
  run: ({ number }, { trains }) => ({
    data: trains.get('number', number) ?? notFound(`No train has the number ${number}. Search by name at /v1/trains?q=…`),
    meta: { note: NOTE },
  }),
});

export const trainsFamily: Family = {
  id: 'trains',
  name: 'Trains',
  group: 'Places and transport',
  about: 'Numbers and names of 9,794 trains of Indian Railways, without times.',
  operations: [searchTrains, getTrain],
  recognise: recogniseTrain,
};
