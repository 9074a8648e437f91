// The tarball carries the lock file under the name that npm honours in an installed package: users get the versions that were tested,
// and the replacements of `overrides`, which npm otherwise reads in the top folder only.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const shrinkwrap = new URL('npm-shrinkwrap.json', root);

if (process.argv.includes('--remove')) {
  rmSync(shrinkwrap, { force: true });
} else {
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));
  const { devDependencies: _, ...top } = lock.packages[''];
  const used = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);
  writeFileSync(shrinkwrap, `${JSON.stringify({ ...lock, packages: { '': top, ...Object.fromEntries(used) } }, undefined, 2)}\n`);
}
