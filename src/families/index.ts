/** The list of families: the only lines outside its own folder that a new API touches. */
import type { DatasetDefinition } from '../core/dataset/dataset.ts';
import { datasetsOf, type Family } from '../core/operation/operation.ts';
import { formats } from '../downloads/formats.ts';
import { tables } from '../downloads/tables.ts';
import { addressFamily } from './address/operations.ts';
import { airportsFamily } from './airports/operations.ts';
import { aroundFamily } from './around/operations.ts';
import { barcodeFamily } from './barcode/operations.ts';
import { codeImageFamily } from './code-image/operations.ts';
import { codesFamily } from './codes/operations.ts';
import { companiesFamily } from './companies/operations.ts';
import { constituencyFamily } from './constituency/operations.ts';
import { dnsFamily } from './dns/operations.ts';
import { emailFamily } from './email/operations.ts';
import { embedFamily } from './embed/operations.ts';
import { fakeFamily } from './fake/operations.ts';
import { holidaysFamily } from './holidays/operations.ts';
import { hsnFamily } from './hsn/operations.ts';
import { identifyFamily } from './identify/operations.ts';
import { ifscFamily } from './ifsc/operations.ts';
import { imageFamily } from './image/operations.ts';
import { ipFamily } from './ip/operations.ts';
import { marketFamily } from './market/operations.ts';
import { mtrFamily } from './mtr/operations.ts';
import { mutualFundsFamily } from './mutual-funds/operations.ts';
import { ocrFamily } from './ocr/operations.ts';
import { ogImageFamily } from './og-image/operations.ts';
import { panchangFamily } from './panchang/operations.ts';
import { pdfFamily } from './pdf/operations.ts';
import { phoneFamily } from './phone/operations.ts';
import { pincodeFamily } from './pincode/operations.ts';
import { propagationFamily } from './propagation/operations.ts';
import { qrFamily } from './qr/operations.ts';
import { redactFileFamily } from './redact-file/operations.ts';
import { regexFamily } from './regex/operations.ts';
import { rtoFamily } from './rto/operations.ts';
import { satellitesFamily } from './satellites/operations.ts';
import { statesFamily } from './states/operations.ts';
import { stationsFamily } from './stations/operations.ts';
import { sunMoonFamily } from './sun-moon/operations.ts';
import { tamilFontFamily } from './tamil-font/operations.ts';
import { textFamily } from './text/operations.ts';
import { thirukkuralFamily } from './thirukkural/operations.ts';
import { trainsFamily } from './trains/operations.ts';
import { transliterateFamily } from './transliterate/operations.ts';
import { validateFamily } from './validate/operations.ts';
import { wordsFamily } from './words/operations.ts';
import { workingDaysFamily } from './working-days/operations.ts';

const baseFamilies: readonly Family[] = [
  // Money and business
  companiesFamily,
  hsnFamily,
  ifscFamily,
  mutualFundsFamily,
  validateFamily,
  wordsFamily,
  // Places and transport
  addressFamily,
  airportsFamily,
  aroundFamily,
  constituencyFamily,
  pincodeFamily,
  rtoFamily,
  statesFamily,
  stationsFamily,
  trainsFamily,
  // Dates and calendars
  holidaysFamily,
  marketFamily,
  panchangFamily,
  sunMoonFamily,
  workingDaysFamily,
  // Language and text
  embedFamily,
  tamilFontFamily,
  textFamily,
  thirukkuralFamily,
  transliterateFamily,
  // Network and contact checks
  dnsFamily,
  emailFamily,
  ipFamily,
  mtrFamily,
  phoneFamily,
  // Developer tools
  barcodeFamily,
  codeImageFamily,
  fakeFamily,
  ogImageFamily,
  qrFamily,
  regexFamily,
  // Sky and radio
  propagationFamily,
  satellitesFamily,
  // Documents and media
  codesFamily,
  imageFamily,
  ocrFamily,
  pdfFamily,
  redactFileFamily,
];

/** All families, including identify, which is built from the recognisers of the others. */
export const families: readonly Family[] = [
  ...baseFamilies,
  identifyFamily(baseFamilies, {
    tables: tables.map(({ name }) => name),
    formats: Object.keys(formats),
    datasets: datasetsOf(baseFamilies).flatMap(({ name, primaryKey, refresh }) => (primaryKey !== undefined && refresh ? [name] : [])),
  }),
];

/** Every dataset that some operation reads, once. */
export const datasets: readonly DatasetDefinition[] = datasetsOf(families);
