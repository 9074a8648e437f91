/** `npm run licences` (part of `npm run check`): every shipped licence is allowed, and NOTICE has all required attributions. */

import { bundledTables, modelPackages, ownModels, packagesOfRecipes, readText, shippedPackages } from './inventory.ts';
import { evaluate } from './licence.ts';
import { Notice } from './notice.ts';

const notice = new Notice(readText('NOTICE'));
const shipped = shippedPackages();
const problems: string[] = [];

for (const { name, version, licence } of shipped) {
  const verdict = evaluate(name, licence);
  if (verdict === 'refused') problems.push(`${name} ${version} may not be shipped: its licence is ${licence || 'not stated'}`);
  if (verdict === 'attribution' && !notice.names(name)) problems.push(`NOTICE must name ${name} (${licence})`);
}
for (const { name } of shipped) {
  const versions = new Set(shipped.filter((item) => item.name === name).map(({ version }) => version));
  for (const version of notice.versionsOf(name))
    if (!versions.has(version)) problems.push(`NOTICE names ${name} ${version}, which is not installed`);
}
for (const { name, version } of await packagesOfRecipes()) {
  if (!notice.versionsOf(name).has(version)) problems.push(`NOTICE must name ${name} ${version}, which data was made of`);
}
for (const name of modelPackages()) if (!notice.names(name)) problems.push(`NOTICE must name ${name}, which models were taken from`);
for (const name of ownModels()) if (!notice.names(name)) problems.push(`NOTICE must say what data/models/${name} was made of`);
for (const table of bundledTables()) {
  if (!notice.names(table)) problems.push(`NOTICE must say where data/bundled/${table} comes from`);
}

console.log(`Licences: ${shipped.length} packages, ${bundledTables().length} tables`);
for (const problem of new Set(problems)) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
