/** Brings a dataset up to date from its publisher: what it offers is downloaded, if it is new, and received. */

import { utimesSync } from 'node:fs';
import type { DatasetDefinition, RefreshPlan } from '../dataset.ts';
import { packPath } from '../datasets.ts';
import { fingerprintOf } from '../pack/fingerprint.ts';
import { Pack } from '../pack/pack.ts';
import { headerIfWhole } from '../pack/pack-index.ts';
import { type DownloadOptions, download, type Validators } from './download.ts';
import { ingest, isRefreshable, type Replaced } from './ingest.ts';

const TIMEOUT_MS = 5 * 60_000;
const ALSO_TIMEOUT_MS = 60_000;

export interface RefreshOptions {
  readonly timeoutMs?: number;
  readonly userAgent?: string | undefined;
}

export interface Refreshed extends Replaced {
  /** Whether the publisher has nothing new. */
  readonly unchanged: boolean;
}

/** The address to refresh from, if there is one: the publisher's, or the one the environment gives for this dataset. */
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
): Promise<Refreshed> {
  if (!isRefreshable(definition)) throw new Error(`the dataset ${definition.name} has no refresh`);
  const { name, refresh: plan } = definition;
  const path = packPath(directory, name);
  const code = fingerprintOf(definition);
  // Where there are further files, the first one alone does not tell whether there is something new.
  const known = plan.also ? undefined : knownFile(path, url, code);
  const downloaded = await download(url, { maxBytes: plan.maxBytes, timeoutMs, userAgent, known });
  if (!downloaded) return unchanged(path, now);

  const { file, ...validators } = downloaded;
  const also = await downloadAlso(plan, url, userAgent);
  const received = { file, also, asOf: lastChange(validators, now), from: { url, code, ...validators } };
  return { ...(await ingest(definition, received, directory, now)), unchanged: false };
}

/** The file that the pack was made of, if the same code would make the same rows of it again. */
function knownFile(path: string, url: string, code: string): Validators | undefined {
  const received = headerIfWhole(path)?.received;
  return received?.url === url && received.code === code && (received.etag ?? received.lastModified) ? received : undefined;
}

/** The time of a pack that a refresh made tells when its publisher was last asked. */
function unchanged(path: string, now: Date): Refreshed {
  utimesSync(path, now, now);
  const { rows, version } = Pack.readHeader(path);
  return { rows, version, changes: undefined, unchanged: true };
}

/** The date on which the publisher changed the file, else today's: it offers the file as the present one. */
function lastChange({ lastModified }: Validators, now: Date): string {
  const changed = new Date(lastModified ?? now);
  return (Number.isNaN(changed.getTime()) ? now : changed).toISOString().slice(0, 10);
}

/** The further files that can be had, each on a shorter time than the first, since the refresh can do without them. */
async function downloadAlso({ also = {}, maxBytes }: RefreshPlan, url: string, userAgent?: string): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  const options: DownloadOptions = { maxBytes, timeoutMs: ALSO_TIMEOUT_MS, userAgent };
  await Promise.all(
    Object.entries(also).map(async ([name, address]) => {
      try {
        const downloaded = await download(new URL(address, url).href, options);
        if (downloaded) found[name] = downloaded.file;
      } catch {
        // Missing: the rows are made without it.
      }
    }),
  );
  return found;
}
