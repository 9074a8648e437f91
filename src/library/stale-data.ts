import { ageInDays, isStale } from '../core/dataset/status.ts';
import type { Operation } from '../core/operation/operation.ts';
import type { LibraryAnswer, StaleData } from './answer.ts';

/** Whether the data of a response is older than the update interval of its publisher: there is no server that refreshes it. */
export function staleDataOf({ needs }: Operation, { source }: LibraryAnswer['meta'], now: Date): StaleData | undefined {
  const definition = needs.map(([, needed]) => needed).find((needed) => needed.source.name === source?.name);
  if (!source?.asOf || !definition?.refresh) return undefined;
  const { updateIntervalDays } = definition.source;
  const ageDays = ageInDays(source.asOf, now);
  if (ageDays === null || updateIntervalDays === null || !isStale(ageDays, updateIntervalDays)) return undefined;
  const remedy = definition.refresh.url === undefined ? undefined : `potli refresh ${definition.name}`;
  return { asOf: source.asOf, ageDays, updateIntervalDays, ...(remedy && { remedy }) };
}
