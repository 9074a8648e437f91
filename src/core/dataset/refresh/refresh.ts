/** Refreshes a dataset from its publisher: downloads the file, if it has changed, and ingests it. */

import { utimesSync } from 'node:fs';
import type { DatasetDefinition, RefreshPlan } from '../dataset.ts';
import { packPath } from '../datasets.ts';
import { fingerprintOf } from '../pack/fingerprint.ts';
import { Pack } from '../pack/pack.ts';
import { tryReadPackHeader } from '../pack/pack-index.ts';
import { type DownloadOptions, download, type Validators } from './download.ts';
import { type IngestResult, ingest, isRefreshable } from './ingest.ts';

const TIMEOUT_MS = 5 * 60_000;
const ADDITIONAL_TIMEOUT_MS = 60_000;

export interface RefreshOptions {
  readonly timeoutMs?: number;
  readonly userAgent?: string | undefined;
}

export interface RefreshResult extends IngestResult {
  /** Whether the publisher has nothing new. */
  readonly unchanged: boolean;
}

/** The URL to refresh from: of the environment variable for this dataset, or of the publisher. */
export function refreshUrl(
  { name, refresh }: DatasetDefinition,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  return refresh && (environment[`REFRESH_URL_${name.toUpperCase().replaceAll('-', '_')}`] || refresh.url);
}

export async function refreshDataset(
  definition: DatasetDefinition,
  url: string,
  directory: string,
  now: Date,
  { timeoutMs = TIMEOUT_MS, userAgent }: RefreshOptions = {},
): Promise<RefreshResult> {
  if (!isRefreshable(definition)) throw new Error(`the dataset ${definition.name} cannot be refreshed`);
  const { name, refresh: plan } = definition;
  const path = packPath(directory, name);
  const fingerprint = fingerprintOf(definition);
  // If there are further files, the first one alone does not show whether anything changed.
  const currentValidators = plan.additionalUrls ? undefined : knownValidators(path, url, fingerprint);
  const downloaded = await download(url, { maxBytes: plan.maxBytes, timeoutMs, userAgent, currentValidators });
  if (!downloaded) return unchangedResult(path, now);

  const { file, ...validators } = downloaded;
  const additionalFiles = await downloadAdditional(plan, url, userAgent);
  const received = { file, additionalFiles, asOf: dataDate(validators, now), from: { url, code: fingerprint, ...validators } };
  return { ...(await ingest(definition, received, directory, now)), unchanged: false };
}

/** Validators of the file that the pack was built from, if the same code would parse it. */
function knownValidators(path: string, url: string, code: string): Validators | undefined {
  const received = tryReadPackHeader(path)?.received;
  return received?.url === url && received.code === code && (received.etag ?? received.lastModified) ? received : undefined;
}

/** The modification time of a refreshed pack records when its publisher was last polled. */
function unchangedResult(path: string, now: Date): RefreshResult {
  utimesSync(path, now, now);
  const { rows, version } = Pack.readHeader(path);
  return { rows, version, changes: undefined, unchanged: true };
}

/** Last-Modified as a date, else today: the publisher offers the file as current. */
function dataDate({ lastModified }: Validators, now: Date): string {
  const changed = new Date(lastModified ?? now);
  return (Number.isNaN(changed.getTime()) ? now : changed).toISOString().slice(0, 10);
}

/** Downloads the further files, each with a shorter timeout than the first, since they are optional. */
async function downloadAdditional(
  { additionalUrls = {}, maxBytes }: RefreshPlan,
  url: string,
  userAgent?: string,
): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  const options: DownloadOptions = { maxBytes, timeoutMs: ADDITIONAL_TIMEOUT_MS, userAgent };
  await Promise.all(
    Object.entries(additionalUrls).map(async ([name, path]) => {
      try {
        const downloaded = await download(new URL(path, url).href, options);
        if (downloaded) files[name] = downloaded.file;
      } catch {
        // Missing: the rows are built without it.
      }
    }),
  );
  return files;
}
