// Compresses the packs for the npm package: they are decompressed to DATA_DIR when a dataset is first used.
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { COMPRESSED_SUFFIX, compressPack } from '../dist/src/core/dataset/pack/compressed-pack.js';

const folder = new URL('../packs/', import.meta.url);

for (const name of readdirSync(folder).filter((file) => file.endsWith('.pack'))) {
  const [from, to, unfinished] = ['', COMPRESSED_SUFFIX, `${COMPRESSED_SUFFIX}.tmp`].map((suffix) => new URL(name + suffix, folder));
  if (existsSync(to) && statSync(to).mtimeMs > statSync(from).mtimeMs) continue;
  writeFileSync(unfinished, compressPack(readFileSync(from)));
  renameSync(unfinished, to);
}
