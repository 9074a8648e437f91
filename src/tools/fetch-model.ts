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
  readonly log: (line: string) => void;
}

export async function fetchModel(name: string, { directory, hub, log }: FetchOptions): Promise<void> {
  const model = hubModels[name] ?? unknownModel(name);
  mkdirSync(directory, { recursive: true });
  const lock = readLock(directory);
  const files: Record<string, { path: string } & FilePin> = {};
  for (const [role, path] of Object.entries(model.files)) {
    const address = `${hub}/${model.repository}/resolve/${model.revision}/${path}`;
    const pin = lock[name]?.[path];
    const downloaded = await download(address, join(directory, name, path), pin, progressLogger(`${name}/${path}`, log));
    log(`${name}/${path}: ${downloaded.bytes} bytes, SHA-256 ${downloaded.sha256}${pin ? ', as pinned' : ', now pinned'}`);
    lock[name] = { ...lock[name], [path]: downloaded };
    // Saved after each file, so that a later run verifies the files already downloaded.
    writeJson(join(directory, LOCK_NAME), lock);
    files[role] = { path, ...downloaded };
  }
  const manifest = { id: name, ...model.manifest, files };
  openManifest(manifest, (path) => path);
  writeJson(join(directory, name, MANIFEST_NAME), manifest);
  log(`${name} is ready in ${directory}; the service uses it from its next start on.`);
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
function progressLogger(name: string, log: (line: string) => void): (done: number, total: number | undefined) => void {
  let next = PROGRESS_STEP;
  return (done, total) => {
    if (total === undefined || total === 0) return;
    const reached = (100 * done) / total;
    if (reached < next || reached >= 100) return;
    log(`${name}: ${Math.floor(reached)} % of ${total} bytes`);
    next = Math.floor(reached / PROGRESS_STEP + 1) * PROGRESS_STEP;
  };
}
