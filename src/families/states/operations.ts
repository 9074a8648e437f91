import { z } from 'zod';
import { findStateFuzzy } from '../../../data/places.ts';
import { sources } from '../../../data/sources.ts';
import { stateFacts } from '../../../data/tables/state_facts.ts';
import { type StateRow, states } from '../../../data/tables/states.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { notFound } from '../../core/request/api-error.ts';
import type { DataOf } from '../../core/request/output.ts';
import { text } from '../../core/request/params.ts';
import { recogniseState } from './recognise.ts';

const State = z
  .object({
    code: z.string().describe('Two-letter ISO 3166-2:IN code'),
    name: z.string().describe('Official name'),
    type: z.enum(['state', 'union_territory']).describe('State or union territory'),
    gstCode: z.string().describe('GST state code: the first two digits of GSTINs'),
    vehicleCodes: z.array(z.string()).describe('Prefixes of number plates, including former ones'),
    capital: z.string().describe('Capital; the summer capital where there are two'),
    languages: z.array(z.string()).describe('Main official languages'),
  })
  .meta({ id: 'State' });

function toRecord({ aliases: _, ...record }: StateRow): DataOf<typeof State> {
  const { capital, languages } = stateFacts.get(record.code) as { capital: string; languages: string[] };
  return { ...record, capital, languages };
}

const listStates = operation({
  id: 'states_list',
  path: '/v1/states',
  title: 'All states',
  keywords: 'states, list of states, states of india, union territories, all states, gst state codes, राज्य, राज्यों की सूची, மாநிலங்கள்',
  summary: 'All 36 states and union territories',
  input: {},
  output: z.array(State),
  cache: 'dataset',
  example: {},
  run: () => ({ data: states.map(toRecord), meta: { total: states.length, source: sources.states } }),
});

const getState = operation({
  id: 'states_get',
  path: '/v1/states/{code}',
  title: 'A state',
  keywords:
    'state, state code, gst state code, gst code, जीएसटी कोड, राज्य कोड, ஜிஎஸ்டி கோடு, capital of, capital city, bhasha, official language, languages spoken in, languages of, language of state, rajdhani, ' +
    'राजधानी, राज्य, राजभाषा, மாநிலம், தலைநகரம், ఏ రాష్ట్రం, రాజధాని, ರಾಜಧಾನಿ, രാജധാനി, തലസ്ഥാനം, রাজধানী, રાજધાની, ਰਾਜਧਾਨੀ, ରାଜଧାନୀ, தலைநகர்',
  summary: 'A state by its code, vehicle prefix, GST number or name',
  details: 'Former names and codes (OR, Orissa, UA, TG, Pondicherry), misspellings (Karnatka) and names in Indian scripts are accepted.',
  input: { code: text({ description: 'Code, vehicle prefix, GST number or name, such as TN, 33 or Tamil Nadu', max: 60 }) },
  output: State,
  cache: 'dataset',
  example: { code: 'TN' },
  run({ code }) {
    const state = findStateFuzzy(code) ?? notFound('No state or union territory has this code or name. GET /v1/states lists all 36.');
    return { data: toRecord(state), meta: { source: sources.states } };
  },
});

export const statesFamily: Family = {
  id: 'states',
  name: 'States',
  group: 'Places and transport',
  about: 'The 28 states and 8 union territories with their ISO, GST and vehicle codes.',
  operations: [listStates, getState],
  recognise: recogniseState,
};
