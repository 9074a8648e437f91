/** Polls for packs replaced by another process, such as the import command, and serves them without a restart. */
import { stat } from 'node:fs/promises';
import { versionOf } from '../dataset.ts';
import { type Datasets, packPath } from '../datasets.ts';
import { tryReadPackHeader } from '../pack/pack-index.ts';

const POLL_INTERVAL_MS = 2_000;

export interface WatchOptions {
  readonly datasets: Pick<Datasets, 'definitions' | 'handleOf' | 'swapInByName'>;
  readonly directory: string;
  readonly log: (line: string) => void;
  readonly everyMs?: number;
}

export function watchPacks({ datasets, directory, log, everyMs = POLL_INTERVAL_MS }: WatchOptions): { stop(): void } {
  const versions = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const checkFile = async (name: string): Promise<void> => {
    const version = await fileVersion(packPath(directory, name));
    if (isStopped || version === undefined || version === versions.get(name)) return;
    versions.set(name, version);
    const handle = datasets.handleOf({ name });
    const header = tryReadPackHeader(packPath(directory, name));
    // A pack refreshed by this process is already served.
    if (!header || handle.current?.version === versionOf(header)) return;
    const previous = handle.current;
    datasets.swapInByName(name);
    if (handle.current !== previous) log(`${name}: the pack file was replaced, version ${header.version} is loaded`);
  };
  const poll = async (): Promise<void> => {
    for (const { name } of datasets.definitions) await checkFile(name);
    if (!isStopped) timer = setTimeout(() => void poll(), everyMs).unref();
  };

  void poll();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** The inode changes when a pack is replaced by rename; the mtime also when a refresh finds no change and touches the file. */
async function fileVersion(path: string): Promise<string | undefined> {
  try {
    const { ino, mtimeMs, size } = await stat(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return undefined;
  }
}
