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
  const seen = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const checkFile = async (name: string): Promise<void> => {
    const version = await fileVersion(packPath(directory, name));
    if (stopped || version === undefined || version === seen.get(name)) return;
    seen.set(name, version);
    const place = datasets.handleOf({ name });
    const there = tryReadPackHeader(packPath(directory, name));
    // A pack refreshed by this process is already served.
    if (!there || place.current?.version === versionOf(there)) return;
    const before = place.current;
    datasets.swapInByName(name);
    if (place.current !== before) log(`${name}: the pack file was replaced, version ${there.version} is loaded`);
  };
  const round = async (): Promise<void> => {
    for (const { name } of datasets.definitions) await checkFile(name);
    if (!stopped) timer = setTimeout(() => void round(), everyMs).unref();
  };

  void round();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** A renamed file has another inode; an unchanged pack that was polled has another modification time. */
async function fileVersion(path: string): Promise<string | undefined> {
  try {
    const { ino, mtimeMs, size } = await stat(path);
    return `${ino} ${mtimeMs} ${size}`;
  } catch {
    return undefined;
  }
}
