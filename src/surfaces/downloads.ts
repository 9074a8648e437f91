/** `/v1/downloads`: complete tables as files, and their index. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../core/request/api-error.ts';
import type { SourceMetadata } from '../core/request/envelope.ts';
import { ArtifactStore } from '../downloads/artifact-store.ts';
import type { Artifact } from '../downloads/build-artifact.ts';
import { type FormatName, formats, isFormat } from '../downloads/formats.ts';
import { countRows } from '../downloads/rows.ts';
import { type DownloadTable, findTable, NOT_OFFERED, tables } from '../downloads/tables.ts';
import { PUBLIC_ONE_HOUR } from './headers.ts';
import { jsonResponse } from './http-response.ts';
import { queryOf } from './query-string.ts';
import { send } from './send.ts';
import { sendFile } from './send-file.ts';
import type { CallServices, Services } from './services.ts';

const LIST_PATH = '/v1/downloads';
const FILE_PATH = '/v1/downloads/{table}.{format}';
/** Rate limit units per download: tens of megabytes, and seconds of CPU time if the file is not yet built. */
const COST = 10;
/** Client key for builds triggered by the index. */
const INDEX_CLIENT = 'downloads';

const FORMAT_NAMES = Object.keys(formats) as FormatName[];

export function mountDownloads(app: FastifyInstance, { datasets, jobs, publicUrl, clientKey }: Services): void {
  const artifacts = new ArtifactStore(datasets, jobs);
  let isPrebuilding = false;

  /** Builds files sequentially, to leave workers free. Stops at the first write error, which would affect the rest too. */
  async function prebuildAll(): Promise<void> {
    for (const table of tables) {
      for (const format of FORMAT_NAMES) {
        if (artifacts.buildFailure) return;
        await artifacts.file(table, format, INDEX_CLIENT).catch(() => undefined);
      }
    }
  }

  app.get(LIST_PATH, { config: { pattern: LIST_PATH } }, async (request, reply) => {
    queryOf(request);
    if (!isPrebuilding) {
      isPrebuilding = true;
      void prebuildAll().finally(() => {
        isPrebuilding = false;
      });
    }
    const names = artifacts.names;
    const data = tables.map((table) => describeTable({ datasets, publicUrl }, table, (format) => artifacts.ready(table, format, names)));
    const hasMissingFiles = data.some(({ files }) => files.some(({ sha256 }) => sha256 === null));
    const note = hasMissingFiles ? missingFilesNote(artifacts.buildFailure) : undefined;
    return send(reply, jsonResponse(JSON.stringify({ data, meta: { total: data.length, note, notOffered: notOffered() } })));
  });

  app.get('/v1/downloads/:file', { config: { pattern: FILE_PATH, cost: COST } }, async (request, reply) => {
    queryOf(request);
    const { table, format } = parseDownloadFileName((request.params as { file: string }).file);
    const { path, bytes, sha256 } = await artifacts.file(table, format, clientKey(request));
    const { type, isCompressible } = formats[format];
    const { licence } = datasets.open({ name: table.dataset }).source;
    const headers = { 'content-disposition': `attachment; filename="${table.name}.${format}"`, 'x-licence': toAsciiHeader(licence) };
    return sendFile(reply, { path, bytes, sha256, type, isCompressible, cache: PUBLIC_ONE_HOUR, headers });
  });
}

/** @param fileOf size and hash of the file in a format, if it has been generated */
export function describeTable(
  { datasets, publicUrl }: Pick<CallServices, 'datasets' | 'publicUrl'>,
  table: DownloadTable,
  fileOf: (format: FormatName) => Pick<Artifact, 'bytes' | 'sha256'> | undefined,
): TableEntry {
  const { name, title, dataset, columns } = table;
  const { source, pack } = datasets.open({ name: dataset });
  const { version, asOf, retrieved, licence, attribution } = source;
  const files = FORMAT_NAMES.map((format) => {
    const { bytes = null, sha256 = null } = fileOf(format) ?? {};
    return { format, url: `${publicUrl}${LIST_PATH}/${name}.${format}`, type: formats[format].type, bytes, sha256 };
  });
  return {
    name,
    title,
    dataset,
    rows: countRows(pack, table),
    version,
    asOf: asOf ?? null,
    retrieved,
    licence,
    attribution,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
    files,
  };
}

/** Datasets that are not offered, with the reasons. */
export function notOffered(): readonly { readonly dataset: string; readonly reason: string }[] {
  return Object.entries(NOT_OFFERED).map(([dataset, reason]) => ({ dataset, reason }));
}

interface TableEntry extends Pick<SourceMetadata, 'version' | 'retrieved' | 'licence' | 'attribution'> {
  readonly name: string;
  readonly title: string;
  readonly dataset: string;
  readonly rows: number;
  readonly asOf: string | null;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly files: readonly (Record<'format' | 'url' | 'type', string> & { readonly [K in 'bytes' | 'sha256']: Artifact[K] | null })[];
}

function missingFilesNote(failure: ApiError | undefined): string {
  return failure
    ? `Files whose bytes and sha256 are null cannot be generated at present: ${failure.message} The service retries every minute.`
    : 'Files whose bytes and sha256 are null are being generated: try again in a minute.';
}

export function parseDownloadFileName(file: string): { table: DownloadTable; format: FormatName } {
  const [, name = '', format = ''] = /^(.*)\.(\w+)$/.exec(file) ?? [];
  const table = findTable(name === '' ? file : name);
  const reason = NOT_OFFERED[name === '' ? file : name];
  if (reason) throw new ApiError('not_found', `This dataset is not available for download. ${reason}`);
  if (!table)
    throw new ApiError('not_found', `Unknown table; known: ${tables.map((offered) => offered.name).join(', ')}. See /v1/downloads.`);
  if (!isFormat(format))
    throw new ApiError('invalid_parameter', `format: must be one of ${FORMAT_NAMES.join(', ')}, as in ${table.name}.csv`);
  return { table, format };
}

/** Header values are ASCII; some licence names are not. */
export function toAsciiHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "'");
}
