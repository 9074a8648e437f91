/**
 * `npm run data:packs`: makes the packs of the bundled data that are missing or out of date. Runs with `npm ci`.
 * `--bundled` also makes those anew that a refresh has replaced, so that a release holds what was tested; `--all` makes all of them.
 */
import { readConfig } from '../config.ts';
import { datasets } from '../families/index.ts';
import { makePacks } from './make-packs.ts';

makePacks(datasets, readConfig(process.env).DATA_DIR, { all: process.argv.includes('--all'), bundled: process.argv.includes('--bundled') });
