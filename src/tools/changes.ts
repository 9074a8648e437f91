import type { Changes } from '../core/dataset/refresh/compare.ts';

/** What a new pack changed, for the operator; nothing where there was nothing before. */
export function changesInWords(changes: Changes | undefined): string {
  return changes ? `; ${changes.added} added, ${changes.changed} changed, ${changes.gone} gone` : '';
}
