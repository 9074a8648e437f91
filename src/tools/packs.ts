/** `npm run data:packs [--all]`: makes the packs of the bundled data that are missing or out of date. Runs with `npm ci`. */
import { readConfig } from '../config.ts';
import { datasets } from '../families/index.ts';
import { makePacks } from './make-packs.ts';

makePacks(datasets, readConfig(process.env).DATA_DIR, { all: process.argv.includes('--all') });
