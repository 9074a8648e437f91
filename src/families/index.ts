/** The list of families: the only line outside its own room that a new API touches. */
import type { DatasetDefinition } from '../core/dataset/dataset.ts';
import type { Family } from '../core/operation.ts';
import { barcodeFamily } from './barcode/operations.ts';
import { codeImageFamily } from './code-image/operations.ts';
import { ifscFamily } from './ifsc/operations.ts';
import { ogImageFamily } from './og-image/operations.ts';
import { pincodeFamily } from './pincode/operations.ts';
import { qrFamily } from './qr/operations.ts';
import { statesFamily } from './states/operations.ts';

export const families: readonly Family[] = [
  barcodeFamily,
  codeImageFamily,
  ifscFamily,
  ogImageFamily,
  pincodeFamily,
  qrFamily,
  statesFamily,
];

/** Every dataset that some operation reads, once. */
export const datasets: readonly DatasetDefinition[] = [
  ...new Set(families.flatMap(({ operations }) => operations.flatMap(({ needs }) => needs.map(([, definition]) => definition)))),
];
