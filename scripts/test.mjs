// `npm test` and `npm run test:all`: builds and runs the tests (test/run.ts). With a filter, type checking is skipped for speed: it takes most of
// the build time, and `npm run check` and full runs include it.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const hasWords = args.some((arg) => !arg.startsWith('--'));

function run(...command) {
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run(`${root}scripts/build.mjs`, ...(hasWords ? ['--no-check'] : []));
run(`${root}dist/test/run.js`, ...args);
// Last: it packs again, and nothing may read dist/ or packs meanwhile.
if (args.includes('--all') && !hasWords) {
  const isOnline = spawnSync('npm', ['ping', '--silent']).status === 0;
  if (isOnline) run(`${root}scripts/try-release.mjs`);
  else console.log('skipped: release:try installs the package, and npm ping finds no registry');
}
