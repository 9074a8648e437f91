/** The list of families: the only line outside its own room that a new API touches. */
import type { DatasetDefinition } from '../core/dataset/dataset.ts';
import type { Family } from '../core/operation.ts';
import { companiesFamily } from './companies/operations.ts';
import { hsnFamily } from './hsn/operations.ts';
import { ifscFamily } from './ifsc/operations.ts';
import { mutualFundsFamily } from './mutual-funds/operations.ts';
import { pincodeFamily } from './pincode/operations.ts';
import { statesFamily } from './states/operations.ts';
import { validateFamily } from './validate/operations.ts';
import { wordsFamily } from './words/operations.ts';

export const families: readonly Family[] = [
  companiesFamily,
  hsnFamily,
  ifscFamily,
  mutualFundsFamily,
  pincodeFamily,
  statesFamily,
  validateFamily,
  wordsFamily,
];

/** Every dataset that some operation reads, once. */
export const datasets: readonly DatasetDefinition[] = [
  ...new Set(families.flatMap(({ operations }) => operations.flatMap(({ needs }) => needs.map(([, definition]) => definition)))),
];
