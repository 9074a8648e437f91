/** Worker that builds download files outside the event loop. */
import { packPath } from '../core/dataset/datasets.ts';
import { Pack } from '../core/dataset/pack/pack.ts';
import { readDiffs } from '../core/dataset/refresh/differences.ts';
import { ApiError, busy } from '../core/request/api-error.ts';
import type { Meta } from '../core/request/envelope.ts';
import { type Artifact, buildArtifact } from './build-artifact.ts';
import { type Change, changesIn, differencesBetween } from './changes.ts';
import type { ChangesFormat, FormatName } from './formats.ts';
import { serialiseChanges } from './serialise.ts';
import { type DownloadTable, findTable } from './tables.ts';

interface MakeInput {
  readonly table: string;
  readonly format: FormatName;
  /** Id of the pack that is being served. */
  readonly id: string;
  /** Folder of the packs. */
  readonly directory: string;
  /** Target folder. */
  readonly folder: string;
}

const RETRY_SECONDS = 5;
/** Error codes of a folder that cannot be written. */
const UNWRITABLE_CODES = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'EDQUOT', 'ENOENT', 'ENOTDIR']);

function buildFile({ table, format, id, directory, folder }: MakeInput): Artifact {
  const requestedTable = findTable(table) as DownloadTable;
  const pack = Pack.open(packPath(directory, requestedTable.dataset));
  if (pack.header.id !== id) busy('The data is being refreshed. Try again shortly.', RETRY_SECONDS);
  try {
    return buildArtifact(pack, requestedTable, format, folder);
  } catch (error) {
    if (!UNWRITABLE_CODES.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new ApiError('unavailable', 'Files are generated in DATA_DIR, which is not writable.');
  }
}

interface ChangesInput {
  readonly dataset: string;
  /** Field whose values are the keys. */
  readonly field: string;
  readonly directory: string;
  readonly since: string | undefined;
  readonly until: string | undefined;
}

interface ChangesPage extends ChangesInput {
  readonly limit: number;
  readonly offset: number;
}

type ChangesMeta = Pick<Meta, 'total' | 'limit' | 'offset' | 'note'>;

function readChanges({ dataset, field, directory, since, until }: ChangesInput) {
  const pack = Pack.open(packPath(directory, dataset));
  const diffs = readDiffs(directory, dataset);
  const period = differencesBetween(diffs, since, until);
  const { version, retrieved } = pack.header;
  const to = period.later[0]?.from ?? { version, retrieved };
  const versions = diffs.map((difference) => difference.from);
  return { from: period.within[0]?.from ?? to, to, versions, allChanges: changesIn(period, pack, field) };
}

function changes({ limit, offset, ...input }: ChangesPage): { data: unknown; meta: ChangesMeta } {
  const { from, to, versions, allChanges } = readChanges(input);
  const count = (kind: Change['change']): number => allChanges.filter(({ change }) => change === kind).length;
  return {
    data: {
      from,
      to,
      counts: { added: count('added'), changed: count('changed'), withdrawn: count('withdrawn') },
      versions,
      changes: allChanges.slice(offset, offset + limit),
    },
    meta: { total: allChanges.length, limit, offset, ...(versions.length === 0 && { note: NO_VERSIONS_NOTE }) },
  };
}

function changesFile({ format, ...input }: ChangesInput & { readonly format: ChangesFormat }): Uint8Array {
  return Buffer.from(serialiseChanges(readChanges(input).allChanges, format));
}

const NO_VERSIONS_NOTE = 'This dataset has not been refreshed yet, so there is no earlier version to compare with.';

export default { make: buildFile, changes, changesFile };
