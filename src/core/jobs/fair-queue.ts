/** Round-robin queue per client: a client with many jobs does not starve others. */
export class FairQueue<Item> {
  /** Clients in round-robin order. */
  readonly #clients = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf(client: string): number {
    return this.#clients.get(client)?.length ?? 0;
  }

  enqueue(client: string, item: Item): void {
    const items = this.#clients.get(client);
    if (items) items.push(item);
    else this.#clients.set(client, [item]);
    this.#size++;
  }

  remove(client: string, item: Item): void {
    const items = this.#clients.get(client);
    const index = items?.indexOf(item) ?? -1;
    if (items && index >= 0) this.#removeAt(client, items, index);
  }

  /** Dequeues the first eligible item of the next client that has one; the client then moves to the end. */
  dequeue(isEligible: (item: Item) => boolean): Item | undefined {
    for (const [client, items] of this.#clients) {
      const index = items.findIndex(isEligible);
      if (index < 0) continue;
      const [item] = this.#removeAt(client, items, index);
      if (items.length > 0) {
        this.#clients.delete(client);
        this.#clients.set(client, items);
      }
      return item;
    }
    return undefined;
  }

  #removeAt(client: string, items: Item[], index: number): Item[] {
    const removed = items.splice(index, 1);
    this.#size--;
    if (items.length === 0) this.#clients.delete(client);
    return removed;
  }
}
