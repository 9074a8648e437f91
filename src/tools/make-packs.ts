import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BUILT_IN_PACKS } from '../config.ts';
import { copyFileAtomic, writeFileAtomic } from '../core/dataset/atomic-file.ts';
import type { DatasetDefinition } from '../core/dataset/dataset.ts';
import { buildBundledPack, isStale, packPath } from '../core/dataset/datasets.ts';
import { COMPRESSED_SUFFIX, decompressPack } from '../core/dataset/pack/compressed-pack.ts';
import { progressBar } from './progress-bar.ts';

export interface MakeOptions {
  /** Rebuild packs that are up to date too. */
  readonly all?: boolean;
  /** Rebuild packs that a refresh has replaced too. */
  readonly bundled?: boolean;
  /** Folder of prebuilt packs, such as those of an image: up-to-date ones are copied instead of built. */
  readonly prebuilt?: string;
}

/** Copies or builds missing and outdated packs, with a progress bar. */
export function makePacks(definitions: readonly DatasetDefinition[], directory: string, options: MakeOptions = {}): void {
  const selected = missingPacks(definitions, directory, options);
  const bar = progressBar(MAKING_PACKS, selected.length);
  for (const definition of selected) {
    bar.step(definition.name);
    makePack(definition, directory, options);
  }
  bar.end();
}

export const MAKING_PACKS = 'Preparing datasets';

/** Packs to build. Throws if the folder is not writable. */
export function missingPacks(
  definitions: readonly DatasetDefinition[],
  directory: string,
  { all = false, bundled = false }: MakeOptions = {},
): DatasetDefinition[] {
  const selected = definitions.filter((definition) => all || isStale(definition, directory, { bundled }));
  if (selected.length > 0) ensureWritable(directory);
  return selected;
}

export function makePack(
  definition: DatasetDefinition,
  directory: string,
  { all = false, bundled = false, prebuilt = BUILT_IN_PACKS }: MakeOptions = {},
): void {
  const { name } = definition;
  const canCopy = !all && resolve(prebuilt) !== resolve(directory);
  if (canCopy && !isStale(definition, prebuilt, { bundled })) copyFileAtomic(packPath(prebuilt, name), packPath(directory, name));
  else if (!(canCopy && restorePack(definition, prebuilt, directory))) buildBundledPack(definition, directory);
}

/** Decompresses a prebuilt pack. Returns whether it exists, is intact and is up to date. */
function restorePack(definition: DatasetDefinition, prebuilt: string, directory: string): boolean {
  const compressed = `${packPath(prebuilt, definition.name)}${COMPRESSED_SUFFIX}`;
  if (!existsSync(compressed)) return false;
  try {
    writeFileAtomic(packPath(directory, definition.name), decompressPack(readFileSync(compressed)));
    return !isStale(definition, directory, { bundled: true });
  } catch {
    return false;
  }
}

function ensureWritable(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`DATA_DIR: packs are missing or out of date in ${directory}, and it is not a writable directory (${code})`);
  }
}
