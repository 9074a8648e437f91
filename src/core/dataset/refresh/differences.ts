/**
 * What refreshes have changed, kept beside the packs so that it can be told later: a small compressed file for each, which has the keys of what came
 * and the records that went or were replaced. What is there now is in the pack.
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
  /** The records that a key had before: one, or a list where there were several. */
  readonly changed: Readonly<Record<string, unknown>>;
  readonly withdrawn: Readonly<Record<string, unknown>>;
}

const FOLDER = 'changes';
const ENDING = '.json.br';
/** Two years of months. */
const MOST_KEPT = 24;
/** More than this is no refresh but another edition, of which nobody reads the changes. */
const MOST_ENTRIES = 50_000;
const QUALITY = 5;

/** Nothing where almost everything is another. @param field the field whose values are the keys */
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

/** The records of a key as JSON: one, or a list where there are several. */
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

/** The oldest first. */
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
