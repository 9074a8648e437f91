import type { DatasetDefinition } from '../core/dataset/dataset.ts';
import { isStale, packBundled } from '../core/dataset/datasets.ts';
import { progressBar } from './progress.ts';

/** Makes the packs that are not there yet, with a bar that shows how far it is. */
export function makePacks(definitions: readonly DatasetDefinition[], directory: string, { all = false } = {}): void {
  const stale = definitions.filter((definition) => all || isStale(definition, directory));
  const bar = progressBar('Building dataset packs', stale.length);
  for (const definition of stale) {
    bar.step(definition.name);
    packBundled(definition, directory);
  }
  bar.end();
}
