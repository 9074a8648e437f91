/**
 * Ingests a publisher's file: parse rows → build pack → check → compare with the served pack → replace it atomically.
 * On any failure the last good pack stays in place, and nothing is partially written.
 */
import { mkdirSync, utimesSync } from 'node:fs';
import { Dataset, type DatasetDefinition, type RefreshPlan } from '../dataset.ts';
import { packPath } from '../datasets.ts';
import { replaceFile } from '../file.ts';
import { buildPack, type PackFacts } from '../pack/build.ts';
import { hash } from '../pack/format.ts';
import { Pack } from '../pack/pack.ts';
import { type Changes, compare, refuseLosses } from './compare.ts';
import { differenceOf, keepDifference } from './differences.ts';
import { partPath, readParts } from './parts.ts';

export interface Ingested {
  readonly file: Buffer;
  /** Further files of the same publisher. */
  readonly also?: Readonly<Partial<Record<string, Buffer>>>;
  /** Date of the data, if the file itself does not contain it. */
  readonly asOf: string;
  /** URL and validators of the file. */
  readonly from?: PackFacts['received'];
}

export interface IngestOptions {
  /** Whether more than a tenth of the entries may disappear. */
  readonly allowGone?: boolean | undefined;
}

/** A dataset with a refresh plan. */
export type RefreshableDataset = DatasetDefinition & { readonly refresh: RefreshPlan };

export function isRefreshable(definition: DatasetDefinition): definition is RefreshableDataset {
  return definition.refresh !== undefined;
}

export interface Replaced {
  readonly rows: number;
  readonly version: string;
  /** Compared with the previously served pack, if any. */
  readonly changes: Changes | undefined;
}

export async function ingest(
  definition: RefreshableDataset,
  { file, also = {}, asOf: offered, from }: Ingested,
  directory: string,
  now: Date,
  { allowGone = false }: IngestOptions = {},
): Promise<Replaced> {
  const { name, refresh: plan, sounds } = definition;
  mkdirSync(directory, { recursive: true });
  const path = packPath(directory, name);
  const served = servedFrom(definition, path, directory);
  const parts = plan.parts ? readParts(directory, name) : {};
  const { version, rows, asOf = offered, credit, keepAs } = await plan.rows(file, now, { also, parts, served });
  const fingerprint = hash([file, ...Object.values(also).filter((other) => other !== undefined)]);
  const facts: PackFacts = {
    name,
    version,
    retrieved: now.toISOString(),
    origin: 'refresh',
    fingerprint,
    asOf,
    ...(credit && { credit }),
    ...(from && { received: from }),
  };
  const bytes = buildPack(facts, rows, sounds);
  const pack = Pack.fromBytes(bytes);
  definition.check(new Dataset(definition, pack, directory));

  const changes = served && definition.identity !== undefined ? compare(served.pack, pack, definition.identity) : undefined;
  if (changes && !allowGone) refuseLosses(changes);
  const difference = served && definition.identity !== undefined ? differenceOf(served.pack, pack, definition.identity) : undefined;
  // The part first: if the process dies between the two, the stored part has been checked, and the pack is still the previous one.
  if (keepAs !== undefined) replaceFile(partPath(directory, name, keepAs), file);
  replaceFile(path, bytes);
  utimesSync(path, now, now);
  // Last, so that only completed refreshes are recorded.
  if (difference) keepDifference(directory, name, difference);
  return { rows: pack.size, version, changes };
}

/** Undefined if there is no readable pack. */
function servedFrom(definition: DatasetDefinition, path: string, directory: string): Dataset | undefined {
  try {
    return new Dataset(definition, Pack.open(path), directory);
  } catch {
    return undefined;
  }
}
