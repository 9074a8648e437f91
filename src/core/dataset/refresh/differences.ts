/**
 * Change history of refreshes, stored next to the packs: one compressed file per refresh with the keys of added records
 * and the former content of changed and withdrawn ones. The current content is in the pack.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { writeFileAtomic } from '../atomic-file.ts';
import type { PackHeader } from '../pack/build.ts';
import { type Pack, valueTerm } from '../pack/pack.ts';

export type PackVersion = Pick<PackHeader, 'version' | 'retrieved'>;

export interface PackDiff {
  readonly from: PackVersion;
  readonly to: PackVersion;
  readonly added: readonly string[];
  /** The former records of a key: one, or an array if there were several. */
  readonly changed: Readonly<Record<string, unknown>>;
  readonly withdrawn: Readonly<Record<string, unknown>>;
}

const HISTORY_FOLDER = 'changes';
const HISTORY_EXTENSION = '.json.br';
/** Two years of monthly refreshes. */
const MAX_HISTORY = 24;
/** With more changes than this the file is a new edition, whose history is not useful. */
const MAX_DIFF_ENTRIES = 50_000;
const BROTLI_QUALITY = 5;

/**
 * Undefined if there are more than `MAX_DIFF_ENTRIES` changes.
 * @param field the key field
 */
export function diffPacks(before: Pack, after: Pack, field: string): PackDiff | undefined {
  const keyPrefix = valueTerm(field, '');
  const changed: Record<string, unknown> = {};
  const withdrawn: Record<string, unknown> = {};
  const added: string[] = [];
  let entries = 0;
  for (const { value, rows } of before.termsWithPrefix(keyPrefix)) {
    const current = recordsOf(after, after.termPostings(valueTerm(field, value)));
    const previous = recordsOf(before, rows);
    if (current === previous) continue;
    if (++entries > MAX_DIFF_ENTRIES) return undefined;
    (current === undefined ? withdrawn : changed)[value] = JSON.parse(previous as string);
  }
  for (const { value } of after.termsWithPrefix(keyPrefix)) {
    if (before.termPostings(valueTerm(field, value)).length > 0) continue;
    if (++entries > MAX_DIFF_ENTRIES) return undefined;
    added.push(value);
  }
  return { from: versionOfPack(before), to: versionOfPack(after), added, changed, withdrawn };
}

/** The records of a key as JSON: one, or an array if there are several. */
export function recordsOf(pack: Pack, rows: ArrayLike<number>): string | undefined {
  if (rows.length === 0) return undefined;
  return (rows.length === 1 ? pack.row(rows[0] as number) : pack.rowsAsArray(rows)).bytes.toString();
}

function versionOfPack({ header: { version, retrieved } }: Pack): PackVersion {
  return { version, retrieved };
}

export function saveDiff(directory: string, dataset: string, difference: PackDiff): void {
  const folder = join(directory, HISTORY_FOLDER, dataset);
  mkdirSync(folder, { recursive: true });
  const bytes = Buffer.from(JSON.stringify(difference));
  const name = `${difference.to.retrieved.replace(/\D/g, '')}${HISTORY_EXTENSION}`;
  writeFileAtomic(join(folder, name), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }));
  for (const former of diffFiles(folder).slice(0, -MAX_HISTORY)) rmSync(join(folder, former), { force: true });
}

/** Oldest first. */
export function readDiffs(directory: string, dataset: string): PackDiff[] {
  const folder = join(directory, HISTORY_FOLDER, dataset);
  return diffFiles(folder).map((name) => JSON.parse(brotliDecompressSync(readFileSync(join(folder, name))).toString()) as PackDiff);
}

function diffFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(HISTORY_EXTENSION))
      .sort();
  } catch {
    return [];
  }
}
