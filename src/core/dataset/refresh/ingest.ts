/**
 * From a publisher's file to a pack that is served: rows → new pack → proof that it can be served → comparison with what is served → in its place.
 * Whatever goes wrong on the way, the last good pack stays where it is, and nothing is half written.
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
  /** Of when the data is, where the file itself does not tell. */
  readonly asOf: string;
  /** How the publisher knows the file. */
  readonly from?: PackFacts['received'];
}

export interface IngestOptions {
  /** Whether more than a tenth of the entries may disappear. */
  readonly allowGone?: boolean | undefined;
}

/** A dataset that can be brought up to date. */
export type RefreshableDataset = DatasetDefinition & { readonly refresh: RefreshPlan };

export function isRefreshable(definition: DatasetDefinition): definition is RefreshableDataset {
  return definition.refresh !== undefined;
}

export interface Replaced {
  readonly rows: number;
  readonly version: string;
  /** Compared with what was served before, where there was anything. */
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
  // The part first: should the process end between the two, what is kept has been proved, and the pack is the one from before.
  if (keepAs !== undefined) replaceFile(partPath(directory, name, keepAs), file);
  replaceFile(path, bytes);
  utimesSync(path, now, now);
  // Last: what is told of a refresh has happened.
  if (difference) keepDifference(directory, name, difference);
  return { rows: pack.size, version, changes };
}

/** Nothing where no pack can be read. */
function servedFrom(definition: DatasetDefinition, path: string, directory: string): Dataset | undefined {
  try {
    return new Dataset(definition, Pack.open(path), directory);
  } catch {
    return undefined;
  }
}
