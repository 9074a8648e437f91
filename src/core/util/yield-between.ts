import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maps items one per turn of the event loop, so that other requests are served in between. */
export async function yieldBetween<Item, Result>(items: Iterable<Item>, map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    await nextTurn();
  }
  return results;
}
