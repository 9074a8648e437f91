/**
 * `npm run images` (before a release): checks that every base or companion image is pinned by digest. `npm run images:pin` asks the
 * registry for the current digests and writes them; it needs Docker and the network.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basesOf, isPinned, pinned } from './base-images.ts';

const root = new URL('../../../', import.meta.url);
const FILES = ['Dockerfile', 'deploy/kubernetes/valkey.yaml', 'deploy/helm/values.yaml', 'deploy/compose/compose.yaml'].map(
  (path) => new URL(path, root),
);

function digestOf(tag: string): string {
  const format = '{{.Manifest.Digest}}';
  return execFileSync('docker', ['buildx', 'imagetools', 'inspect', tag, '--format', format], { encoding: 'utf8' }).trim();
}

if (process.argv.includes('--pin')) {
  for (const file of FILES) writeFileSync(file, pinned(readFileSync(file, 'utf8'), digestOf));
}
const bases = FILES.flatMap((file) => basesOf(readFileSync(file, 'utf8')));
for (const base of bases) console.log(base);
const unpinned = bases.filter((base) => !isPinned(base));
for (const base of unpinned) console.error(`${base} has no digest: npm run images:pin`);
process.exit(unpinned.length > 0 ? 1 : 0);
