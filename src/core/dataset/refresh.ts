/**
 * Brings a dataset up to date from its publisher: download → rows → new pack → proof that it can be served → in place of the old one.
 * Whatever goes wrong on the way, the last good pack stays where it is.
 */

import { buildPack, hash } from './build.ts';
import { Dataset, type DatasetDefinition, type RefreshPlan } from './dataset.ts';
import { packPath } from './datasets.ts';
import { replaceFile } from './file.ts';
import { Pack } from './pack.ts';

const TIMEOUT_MS = 5 * 60_000;
const ALSO_TIMEOUT_MS = 60_000;

export interface Refreshed {
  readonly rows: number;
  readonly version: string;
}

/** The address to refresh from: the publisher's, or the one the environment gives for this dataset. */
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
  timeoutMs: number = TIMEOUT_MS,
): Promise<Refreshed> {
  const plan = definition.refresh;
  if (!plan) throw new Error(`the dataset ${definition.name} has no refresh`);
  const file = await download(url, plan.maxBytes, timeoutMs);
  const also = await downloadAlso(plan, url);
  const { version, rows } = await plan.rows(file, now, also);
  const fingerprint = hash([file, ...Object.values(also)]);
  const facts = { name: definition.name, version, retrieved: now.toISOString(), origin: 'refresh', fingerprint } as const;
  const bytes = buildPack(facts, rows);
  const pack = Pack.fromBytes(bytes);
  definition.check(new Dataset(definition, pack));
  replaceFile(packPath(directory, definition.name), bytes);
  return { rows: pack.size, version };
}

/** The further files that can be had, each on a shorter time than the first, since the refresh can do without them. */
async function downloadAlso({ also = {}, maxBytes }: RefreshPlan, url: string): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  await Promise.all(
    Object.entries(also).map(async ([name, address]) => {
      try {
        found[name] = await download(new URL(address, url).href, maxBytes, ALSO_TIMEOUT_MS);
      } catch {
        // Missing: the rows are made without it.
      }
    }),
  );
  return found;
}

/** A whole file, or an error in words for the operator. Pages that are sent instead of data are told apart here. */
export async function download(url: string, maxBytes: number, timeoutMs: number = TIMEOUT_MS): Promise<Buffer> {
  let response: Response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), headers: { 'user-agent': 'potli (dataset refresh)' } });
  } catch (error) {
    throw new Error(`cannot be reached: ${reasonOf(error)}`);
  }
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`answered ${response.status} instead of a file`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      length += chunk.length;
      if (length > maxBytes) throw new Error(`is larger than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw new Error(`was not received whole: ${reasonOf(error)}`);
  }
  const file = Buffer.concat(chunks, length);
  const announced = response.headers.get('content-encoding') ? null : response.headers.get('content-length');
  if (announced !== null && Number(announced) !== length) throw new Error(`was cut short: ${length} of ${announced} bytes`);
  if (/^\s*<(!doctype|html)/i.test(file.toString('latin1', 0, 200))) throw new Error('is a web page instead of a file');
  return file;
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}
