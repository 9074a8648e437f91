import type { ChangeCounts } from '../core/dataset/refresh/compare.ts';

/** Summary of the changes in a new pack; empty if there was no previous one. */
export function formatChanges(changes: ChangeCounts | undefined): string {
  return changes ? `; ${changes.added} added, ${changes.changed} changed, ${changes.gone} gone` : '';
}
