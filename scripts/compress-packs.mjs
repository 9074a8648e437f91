// Compresses the packs for the npm package, as packs/*.pack.br: they are decompressed to DATA_DIR when a dataset is first used.
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = new URL('../packs/', import.meta.url);
/** A higher quality takes seven times as long for a sixth less. */
const QUALITY = 6;
const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };

for (const name of readdirSync(folder).filter((one) => one.endsWith('.pack'))) {
  const [from, to, unfinished] = ['', '.br', '.br.tmp'].map((suffix) => new URL(name + suffix, folder));
  if (existsSync(to) && statSync(to).mtimeMs > statSync(from).mtimeMs) continue;
  writeFileSync(unfinished, brotliCompressSync(readFileSync(from), { params }));
  renameSync(unfinished, to);
}
