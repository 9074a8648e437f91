// `npm test` and `npm run test:all`: builds, and runs the tests (test/run.ts). Where words choose some of them somebody waits for the answer, and types,
// which take most of the time of a build, are left to `npm run check` and to a run of all tests.
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
run('--enable-source-maps', `${root}dist/test/run.js`, ...args);
// It packs again, and nothing may read dist or packs meanwhile: after all tests.
if (args.includes('--all') && !hasWords) {
  const isOnline = spawnSync('npm', ['ping', '--silent']).status === 0;
  if (isOnline) run(`${root}scripts/try-release.mjs`);
  else console.log('skipped: release:try installs the package, and npm ping finds no registry');
}
