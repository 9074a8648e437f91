/**
 * `npm run api` (part of `npm run check`): the interface still has everything that `api/openapi.json` promises.
 * `npm run api -- --accept` writes down what has been added; it refuses as long as something is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { families } from '../../src/families/index.ts';
import { openApi } from '../../src/surfaces/openapi.ts';
import { breakingChanges, type Json } from './interface-changes.ts';

type Document = { readonly [key: string]: Json };

const file = new URL('../../../api/openapi.json', import.meta.url);
const promised = JSON.parse(readFileSync(file, 'utf8')) as Document;
const present = JSON.parse(JSON.stringify(openApi(families))) as Document;
const text = `${JSON.stringify(present, undefined, 1)}\n`;

const problems = breakingChanges(promised, present);
const operations = Object.values(present.paths ?? {}).reduce((sum, item) => sum + Object.keys(item as object).length, 0);
const same = text === readFileSync(file, 'utf8');
console.log(`Interface: ${operations} operations, ${same ? 'as in' : 'with additions to'} api/openapi.json`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
if (process.argv.includes('--accept')) writeFileSync(file, text);
else if (!same) console.log('npm run api -- --accept writes the additions down');
