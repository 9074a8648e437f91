// `npm run dev`: builds and serves, and repeats both on every source change. If the sources do not compile, the last good server keeps
// running. Binds to loopback without refreshing, unless the environment says otherwise. Ctrl-C ends it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const WATCHED = ['src', 'data'];
/** Debounce: editors write a file in several steps, and several files at once. */
const DEBOUNCE_MS = 150;
/** SIGKILL after this timeout. */
const STOP_MS = 15_000;

let server;
let building;
let isStale = true;
let isStopping = false;

/** Rebuilds and restarts until there are no further changes. Runs are serialised. */
async function bringUpToDate() {
  while (isStale && !isStopping) {
    isStale = false;
    building = spawn(process.execPath, [`${root}scripts/build.mjs`], { stdio: ['ignore', 'inherit', 'inherit'] });
    const [status] = await once(building, 'exit');
    building = undefined;
    if (isStopping || isStale) continue;
    if (status === 0) await restart();
    else console.error('dev: compilation failed; the last successful build keeps running');
  }
}

async function restart() {
  // Killed at once: a graceful shutdown would delay every change by two seconds.
  await end('SIGKILL');
  if (isStopping) return;
  const environment = { HOST: '127.0.0.1', REFRESH: 'off', ...process.env };
  server = spawn(process.execPath, ['--enable-source-maps', `${root}dist/src/main.js`], { env: environment, stdio: 'inherit' });
  server.once('exit', (status) => {
    if (status !== null && !isStopping) console.error(`dev: the server exited with the code ${status}; it is restarted at the next change`);
  });
}

async function end(signal) {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  const impatience = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(impatience);
}

let timer;
const watchers = WATCHED.map((folder) =>
  watch(`${root}${folder}`, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isStale = true;
      work = work.then(bringUpToDate);
    }, DEBOUNCE_MS);
  }),
);

async function stop() {
  if (isStopping) return;
  isStopping = true;
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  building?.kill();
  await end('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

let work = bringUpToDate();
