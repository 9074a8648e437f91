import { findStateFuzzy } from '../../../data/places.ts';
import { text, transform } from '../../core/request/params.ts';

/** State filter; yields the two-letter code. */
export const stateFilter = transform(
  text({ description: 'State: code or name', max: 60 }),
  (name) => findStateFuzzy(name)?.code,
  'must be the code, vehicle prefix or name of a state; GET /v1/states lists them',
);
