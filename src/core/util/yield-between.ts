import { setImmediate as nextTurn } from 'node:timers/promises';

/** Makes something of each item, one in a turn of the event loop, so that the requests of others are answered in between. */
export async function yieldBetween<Item, Result>(items: Iterable<Item>, make: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(make(item));
    await nextTurn();
  }
  return results;
}
