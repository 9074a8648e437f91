/** Makes files of tables away from the event loop. */
import { packPath } from '../core/dataset/datasets.ts';
import { Pack } from '../core/dataset/pack.ts';
import { busy, Fault } from '../core/request/fault.ts';
import type { FormatName } from './formats.ts';
import { type Made, makeFile } from './make.ts';
import { type Table, tableNamed } from './tables.ts';

interface MakeInput {
  readonly table: string;
  readonly format: FormatName;
  /** The pack that is served. */
  readonly id: string;
  /** Where packs are. */
  readonly directory: string;
  /** Where the file is to be. */
  readonly folder: string;
}

const RETRY_SECONDS = 5;
/** What the system says of a folder that is not to be written. */
const CLOSED = new Set(['EROFS', 'EACCES', 'EPERM', 'ENOSPC', 'ENOENT']);

function make({ table, format, id, directory, folder }: MakeInput): Made {
  const wanted = tableNamed(table) as Table;
  const pack = Pack.open(packPath(directory, wanted.dataset));
  if (pack.header.id !== id) busy('The data is being refreshed. Try again shortly.', RETRY_SECONDS);
  try {
    return makeFile(pack, wanted, format, folder);
  } catch (error) {
    if (!CLOSED.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new Fault('unavailable', 'Files are made in DATA_DIR, where nothing can be written.');
  }
}

export default { make };
