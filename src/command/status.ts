/** `potli status`: version and age of every dataset in the data folder. */
import { readConfig } from '../config.ts';
import type { DatasetDefinition } from '../core/dataset/dataset.ts';
import { packPath } from '../core/dataset/datasets.ts';
import { tryReadPackHeader } from '../core/dataset/pack/pack-index.ts';
import { refreshUrl } from '../core/dataset/refresh/refresh.ts';
import { ageInDays, isStale } from '../core/dataset/status.ts';
import { datasets } from '../families/index.ts';
import { EXIT, UsageError } from './exit-codes.ts';
import { OTHER_COMMANDS } from './help.ts';
import { formatForTerminal } from './terminal-table.ts';

const DEFAULT_WIDTH = 100;

export function status(args: readonly string[]): number {
  if (args.some((arg) => /^(-h|--help)$/.test(arg))) {
    console.log(`Usage: potli status [--json] [--data-dir FOLDER]\n\n${OTHER_COMMANDS.status}.`);
    return EXIT.done;
  }
  const unknownOption = args.find((arg) => arg !== '--json');
  if (unknownOption !== undefined) throw new UsageError(`potli status takes only --json and --data-dir, not ${unknownOption}.`);
  const { DATA_DIR } = readConfig(process.env);
  const data = datasets.map((definition) => describe(definition, DATA_DIR, new Date()));
  const isTable = process.stdout.isTTY && args.length === 0;
  if (!isTable) console.log(JSON.stringify({ data, meta: { directory: DATA_DIR } }, undefined, 2));
  else console.log(`${formatForTerminal(data as never, process.stdout.columns || DEFAULT_WIDTH)}\nData folder: ${DATA_DIR}`);
  return EXIT.done;
}

/** From the header alone: opening all packs takes a second. */
function describe(definition: DatasetDefinition, directory: string, now: Date) {
  const { name, source } = definition;
  const header = tryReadPackHeader(packPath(directory, name));
  const { version, retrieved, asOf = null } = header ?? source;
  const ageDays = ageInDays(asOf, now);
  return {
    name,
    version,
    asOf,
    ageDays,
    stale: isStale(ageDays, source.updateIntervalDays),
    origin: header?.origin ?? 'bundled',
    retrieved,
    refreshable: refreshUrl(definition, process.env) !== undefined,
  };
}
