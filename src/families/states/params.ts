import { meantState } from '../../../data/places.ts';
import { becomes, text } from '../../core/request/params.ts';

/** A state as a filter: answers its two-letter code. */
export const stateFilter = becomes(
  text({ description: 'State: code or name', max: 60 }),
  (name) => meantState(name)?.code,
  'must be the code, vehicle prefix or name of a state; GET /v1/states lists them',
);
