/** Festivals of a year in India, computed once. */
import type { JobRunner } from '../../jobs/jobs.ts';
import { engine } from './engine.ts';
import type { Festival } from './festivals.ts';

const TIMEOUT_MS = 10_000;

/** Festivals of a year never change: memoised without eviction. */
const years = new Map<number, readonly Festival[]>();

export async function festivalsOf(year: number, jobs: JobRunner): Promise<readonly Festival[]> {
  const cached = years.get(year);
  if (cached) return cached;
  const festivals = await jobs.run(engine, 'festivals', year, { timeoutMs: TIMEOUT_MS });
  years.set(year, festivals);
  return festivals;
}
