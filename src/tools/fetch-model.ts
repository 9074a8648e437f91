/** Downloads a model into MODEL_DIR, pins its files in a lock file, and writes the manifest that the service loads. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hubModels } from '../../data/tables/models.ts';
import { MANIFEST_NAME, openManifest } from '../core/models/manifest.ts';
import { download, type FilePin } from './download.ts';

export const LOCK_NAME = 'models.lock.json';

type Lock = Record<string, Record<string, FilePin>>;

export interface FetchOptions {
  readonly directory: string;
  /** URL of the hub without a trailing slash. */
  readonly hub: string;
  readonly say: (line: string) => void;
}

export async function fetchModel(name: string, { directory, hub, say }: FetchOptions): Promise<void> {
  const model = hubModels[name] ?? unknownModel(name);
  mkdirSync(directory, { recursive: true });
  const lock = readLock(directory);
  const files: Record<string, { path: string } & FilePin> = {};
  for (const [role, path] of Object.entries(model.files)) {
    const address = `${hub}/${model.repository}/resolve/${model.revision}/${path}`;
    const pin = lock[name]?.[path];
    const found = await download(address, join(directory, name, path), pin, progressLogger(`${name}/${path}`, say));
    say(`${name}/${path}: ${found.bytes} bytes, SHA-256 ${found.sha256}${pin ? ', as pinned' : ', now pinned'}`);
    lock[name] = { ...lock[name], [path]: found };
    // Saved after each file, so that a later run verifies the files already downloaded.
    writeJson(join(directory, LOCK_NAME), lock);
    files[role] = { path, ...found };
  }
  const manifest = { id: name, ...model.manifest, files };
  openManifest(manifest, (path) => path);
  writeJson(join(directory, name, MANIFEST_NAME), manifest);
  say(`${name} is ready in ${directory}; the service uses it from its next start on.`);
}

function unknownModel(name: string): never {
  throw new Error(`${name || 'no name'}: the available models are ${Object.keys(hubModels).join(', ')}`);
}

function readLock(directory: string): Lock {
  const file = join(directory, LOCK_NAME);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Lock) : {};
}

function writeJson(file: string, value: object): void {
  writeFileSync(`${file}.tmp`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.tmp`, file);
}

const PROGRESS_STEP = 10;

/** Reports progress in steps of 10 %. */
function progressLogger(name: string, say: (line: string) => void): (done: number, total: number | undefined) => void {
  let next = PROGRESS_STEP;
  return (done, total) => {
    if (total === undefined || total === 0) return;
    const reached = (100 * done) / total;
    if (reached < next || reached >= 100) return;
    say(`${name}: ${Math.floor(reached)} % of ${total} bytes`);
    next = Math.floor(reached / PROGRESS_STEP + 1) * PROGRESS_STEP;
  };
}
