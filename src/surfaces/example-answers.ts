/** Responses to the example requests, recorded by `npm run data:examples` and shortened. */
import { bundled } from '../../data/bundled.ts';
import { readTable } from '../core/util/table.ts';

export const EXAMPLE_ANSWERS: URL = bundled('example_answers');

/** By operation id; operations that use the network have none. */
export function readExampleAnswers(): ReadonlyMap<string, unknown> {
  return new Map(
    Array.from(readTable<'operation' | 'answer'>(EXAMPLE_ANSWERS), ({ operation, answer }) => [operation, JSON.parse(answer) as unknown]),
  );
}
