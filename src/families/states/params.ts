import { z } from 'zod';
import { findState } from '../../../data/places.ts';
import { text } from '../../core/request/params.ts';

/** A state as a filter: answers its two-letter code. */
export const stateFilter = text({
  description: 'State: code or name',
  max: 60,
}).transform((value, context) => {
  const state = findState(value);
  if (state) return state.code;
  context.issues.push({
    code: 'custom',
    message: 'must be the code, vehicle prefix or name of a state; GET /v1/states lists them',
    input: value,
  });
  return z.NEVER;
});
