/**
 * Change history of refreshes, stored next to the packs: one compressed file per refresh with the keys of added records
 * and the former content of changed and withdrawn ones. The current content is in the pack.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { replaceFile } from '../file.ts';
import type { PackHeader } from '../pack/build.ts';
import { is, type Pack } from '../pack/pack.ts';

export type VersionFacts = Pick<PackHeader, 'version' | 'retrieved'>;

export interface Difference {
  readonly from: VersionFacts;
  readonly to: VersionFacts;
  readonly added: readonly string[];
  /** The former records of a key: one, or an array if there were several. */
  readonly changed: Readonly<Record<string, unknown>>;
  readonly withdrawn: Readonly<Record<string, unknown>>;
}

const FOLDER = 'changes';
const ENDING = '.json.br';
/** Two years of monthly refreshes. */
const MOST_KEPT = 24;
/** More changes than this make a new edition, whose history is not useful. */
const MOST_ENTRIES = 50_000;
const QUALITY = 5;

/**
 * Undefined if there are more than MOST_ENTRIES changes.
 * @param field the key field
 */
export function differenceOf(before: Pack, after: Pack, field: string): Difference | undefined {
  const beginning = is(field, '');
  const changed: Record<string, unknown> = {};
  const withdrawn: Record<string, unknown> = {};
  const added: string[] = [];
  let entries = 0;
  for (const { value, rows } of before.values(beginning)) {
    const now = recordsOf(after, after.exact(is(field, value)));
    const then = recordsOf(before, rows);
    if (now === then) continue;
    if (++entries > MOST_ENTRIES) return undefined;
    (now === undefined ? withdrawn : changed)[value] = JSON.parse(then as string);
  }
  for (const { value } of after.values(beginning)) {
    if (before.exact(is(field, value)).length > 0) continue;
    if (++entries > MOST_ENTRIES) return undefined;
    added.push(value);
  }
  return { from: factsOf(before), to: factsOf(after), added, changed, withdrawn };
}

/** The records of a key as JSON: one, or an array if there are several. */
export function recordsOf(pack: Pack, rows: ArrayLike<number>): string | undefined {
  if (rows.length === 0) return undefined;
  return (rows.length === 1 ? pack.row(rows[0] as number) : pack.array(rows)).bytes.toString();
}

function factsOf({ header: { version, retrieved } }: Pack): VersionFacts {
  return { version, retrieved };
}

export function keepDifference(directory: string, dataset: string, difference: Difference): void {
  const folder = join(directory, FOLDER, dataset);
  mkdirSync(folder, { recursive: true });
  const bytes = Buffer.from(JSON.stringify(difference));
  const name = `${difference.to.retrieved.replace(/\D/g, '')}${ENDING}`;
  replaceFile(join(folder, name), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
  for (const former of namesIn(folder).slice(0, -MOST_KEPT)) rmSync(join(folder, former), { force: true });
}

/** Oldest first. */
export function keptDifferences(directory: string, dataset: string): Difference[] {
  const folder = join(directory, FOLDER, dataset);
  return namesIn(folder).map((name) => JSON.parse(brotliDecompressSync(readFileSync(join(folder, name))).toString()) as Difference);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(ENDING))
      .sort();
  } catch {
    return [];
  }
}
