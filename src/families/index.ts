/** The list of families: the only line outside its own room that a new API touches. */
import type { DatasetDefinition } from '../core/dataset/dataset.ts';
import type { Family } from '../core/operation.ts';
import { holidaysFamily } from './holidays/operations.ts';
import { ifscFamily } from './ifsc/operations.ts';
import { marketFamily } from './market/operations.ts';
import { panchangFamily } from './panchang/operations.ts';
import { pincodeFamily } from './pincode/operations.ts';
import { propagationFamily } from './propagation/operations.ts';
import { satellitesFamily } from './satellites/operations.ts';
import { statesFamily } from './states/operations.ts';
import { sunMoonFamily } from './sun-moon/operations.ts';
import { workingDaysFamily } from './working-days/operations.ts';

export const families: readonly Family[] = [
  holidaysFamily,
  ifscFamily,
  marketFamily,
  panchangFamily,
  pincodeFamily,
  propagationFamily,
  satellitesFamily,
  statesFamily,
  sunMoonFamily,
  workingDaysFamily,
];

/** Every dataset that some operation reads, once. */
export const datasets: readonly DatasetDefinition[] = [
  ...new Set(families.flatMap(({ operations }) => operations.flatMap(({ needs }) => needs.map(([, definition]) => definition)))),
];
