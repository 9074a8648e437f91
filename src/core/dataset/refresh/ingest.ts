/**
 * Ingests a publisher's file: parse rows → build pack → check → compare with the served pack → replace it atomically.
 * On any failure the last good pack stays in place, and nothing is partially written.
 */
import { mkdirSync, utimesSync } from 'node:fs';
import { writeFileAtomic } from '../atomic-file.ts';
import { Dataset, type DatasetDefinition, type RefreshPlan } from '../dataset.ts';
import { packPath } from '../datasets.ts';
import { buildPack, type PackMetadata } from '../pack/build.ts';
import { sha256Hex } from '../pack/format.ts';
import { Pack } from '../pack/pack.ts';
import { type ChangeCounts, countChanges, rejectMassRemoval } from './compare.ts';
import { diffPacks, saveDiff } from './differences.ts';
import { partPath, readParts } from './parts.ts';

export interface IngestInput {
  readonly file: Buffer;
  /** Further files of the same publisher. */
  readonly additionalFiles?: Readonly<Partial<Record<string, Buffer>>>;
  /** Date of the data, if the file itself does not contain it. */
  readonly asOf: string;
  /** URL and validators of the file. */
  readonly from?: PackMetadata['received'];
}

export interface IngestOptions {
  /** Whether more than a tenth of the entries may disappear. */
  readonly allowMassRemoval?: boolean | undefined;
}

/** A dataset with a refresh plan. */
export type RefreshableDataset = DatasetDefinition & { readonly refresh: RefreshPlan };

export function isRefreshable(definition: DatasetDefinition): definition is RefreshableDataset {
  return definition.refresh !== undefined;
}

export interface IngestResult {
  readonly rows: number;
  readonly version: string;
  /** Compared with the previously served pack, if any. */
  readonly changes: ChangeCounts | undefined;
}

export async function ingest(
  definition: RefreshableDataset,
  { file, additionalFiles = {}, asOf: defaultAsOf, from }: IngestInput,
  directory: string,
  now: Date,
  { allowMassRemoval = false }: IngestOptions = {},
): Promise<IngestResult> {
  const { name, refresh: plan, phoneticFields } = definition;
  mkdirSync(directory, { recursive: true });
  const path = packPath(directory, name);
  const served = openServedDataset(definition, path, directory);
  const parts = plan.parts ? readParts(directory, name) : {};
  const { version, rows, asOf = defaultAsOf, credit, storedPart } = await plan.rows(file, now, { additionalFiles, parts, served });
  const fingerprint = sha256Hex([file, ...Object.values(additionalFiles).filter((other) => other !== undefined)]);
  const metadata: PackMetadata = {
    name,
    version,
    retrieved: now.toISOString(),
    origin: 'refresh',
    fingerprint,
    asOf,
    ...(credit && { credit }),
    ...(from && { received: from }),
  };
  const bytes = buildPack(metadata, rows, phoneticFields);
  const pack = Pack.fromBytes(bytes);
  definition.check(new Dataset(definition, pack, directory));

  const changes = served && definition.primaryKey !== undefined ? countChanges(served.pack, pack, definition.primaryKey) : undefined;
  if (changes && !allowMassRemoval) rejectMassRemoval(changes);
  const difference = served && definition.primaryKey !== undefined ? diffPacks(served.pack, pack, definition.primaryKey) : undefined;
  // The part first: if the process dies between the two, the stored part has been checked, and the pack is still the previous one.
  if (storedPart !== undefined) writeFileAtomic(partPath(directory, name, storedPart), file);
  writeFileAtomic(path, bytes);
  utimesSync(path, now, now);
  // Last, so that only completed refreshes are recorded.
  if (difference) saveDiff(directory, name, difference);
  return { rows: pack.size, version, changes };
}

/** Undefined if there is no readable pack. */
function openServedDataset(definition: DatasetDefinition, path: string, directory: string): Dataset | undefined {
  try {
    return new Dataset(definition, Pack.open(path), directory);
  } catch {
    return undefined;
  }
}
