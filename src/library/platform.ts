/** Downloads, changes and status in process: paths of the service that are not operations of a family. */
import type { Input, PotliFile } from '../client/entry.ts';
import { unknownParameter } from '../core/operation/unknown-parameter.ts';
import { envelopeText } from '../core/request/envelope.ts';
import { formats } from '../downloads/formats.ts';
import { serialiseTable } from '../downloads/serialise.ts';
import { tables } from '../downloads/tables.ts';
import { CHANGES_PARAMETERS, changesFile, changesOf, PERIOD_PARAMETERS } from '../surfaces/changes.ts';
import { describeTable, notOffered, parseDownloadFileName, toAsciiHeader } from '../surfaces/downloads.ts';
import { serviceStatus } from '../surfaces/health.ts';
import type { CallServices } from '../surfaces/services.ts';
import type { LibraryAnswer } from './answer.ts';

/** Fair queueing is by client, and in process there is one. */
const CLIENT = 'library';
/** Begins with the import, which is at the first call. */
const started = new Date();

type PlatformCall = (services: CallServices, input: Input) => LibraryAnswer | PotliFile | Promise<LibraryAnswer | PotliFile>;

/** By id, with the names of its parameters. */
const CALLS: Readonly<Record<string, { readonly parameters: readonly string[]; readonly run: PlatformCall }>> = {
  status: { parameters: [], run: (services) => serviceStatus(services, started) },
  downloads_list: {
    parameters: [],
    run: (services) => {
      const data = tables.map((table) => describeTable(services, table, () => undefined));
      return { data, meta: { total: data.length, notOffered: notOffered() } };
    },
  },
  downloads_get: {
    parameters: ['table', 'format'],
    run: ({ datasets }, { table: name, format: requestedFormat }) => {
      const { table, format } = parseDownloadFileName(`${name}.${requestedFormat}`);
      const { pack, source } = datasets.open({ name: table.dataset });
      const { type } = formats[format];
      const blob = new Blob([...serialiseTable(pack, table, format)] as Uint8Array<ArrayBuffer>[], { type });
      return Object.assign(blob, { headers: { 'content-type': type, 'x-licence': toAsciiHeader(source.licence) } });
    },
  },
  changes_get: {
    parameters: ['dataset', ...CHANGES_PARAMETERS],
    run: async (services, { dataset, ...query }) =>
      JSON.parse(envelopeText(await changesOf(services, String(dataset), textsOf(query), CLIENT))) as LibraryAnswer,
  },
  downloads_changes: {
    parameters: ['dataset', 'format', ...PERIOD_PARAMETERS],
    run: async (services, { dataset, format, ...query }) => {
      const { type, body } = await changesFile(services, String(dataset), String(format), textsOf(query), CLIENT);
      return Object.assign(new Blob([body as Uint8Array<ArrayBuffer>], { type }), { headers: { 'content-type': type } });
    },
  },
};

function textsOf(query: Input): ReadonlyMap<string, string> {
  return new Map(Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}

export async function callPlatform(services: CallServices, id: string, input: Input): Promise<LibraryAnswer | PotliFile> {
  const { parameters, run } = CALLS[id] as (typeof CALLS)[string];
  for (const name of Object.keys(input)) if (!parameters.includes(name)) throw unknownParameter(name, parameters);
  return run(services, input);
}
