/**
 * `npm run api` (part of `npm run check`): checks the interface against `api/openapi.json` for breaking changes. `npm run api -- --accept`
 * records additions; it fails as long as there is a breaking change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { breakingChanges } from './breaking-changes.ts';
import { PROMISE, presentInterface, promisedInterface } from './interface-document.ts';

const present = await presentInterface();
const text = `${JSON.stringify(present, undefined, 1)}\n`;
const same = text === readFileSync(PROMISE, 'utf8');
const operations = Object.values(present.paths ?? {}).reduce((sum, item) => sum + Object.keys(item as object).length, 0);
console.log(`Interface: ${operations} operations, ${same ? 'as in' : 'not the same as in'} api/openapi.json`);

const problems = breakingChanges(promisedInterface(), present);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
if (process.argv.includes('--accept')) writeFileSync(PROMISE, text);
else if (!same) console.log('Only additions: npm run api -- --accept writes them down');
