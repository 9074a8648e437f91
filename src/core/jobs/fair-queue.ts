/** What waits, in turns by client: whoever has many waiting does not keep others from their first. */
export class FairQueue<Item> {
  /** Clients in the order of their turns. */
  readonly #clients = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countOf(client: string): number {
    return this.#clients.get(client)?.length ?? 0;
  }

  add(client: string, item: Item): void {
    const items = this.#clients.get(client);
    if (items) items.push(item);
    else this.#clients.set(client, [item]);
    this.#size++;
  }

  remove(client: string, item: Item): void {
    const items = this.#clients.get(client);
    const at = items?.indexOf(item) ?? -1;
    if (items && at >= 0) this.#takeOut(client, items, at);
  }

  /** The next one that may have its turn; its client then goes to the end of the line. Of one client the first that may. */
  take(may: (item: Item) => boolean): Item | undefined {
    for (const [client, items] of this.#clients) {
      const at = items.findIndex(may);
      if (at < 0) continue;
      const [item] = this.#takeOut(client, items, at);
      if (items.length > 0) {
        this.#clients.delete(client);
        this.#clients.set(client, items);
      }
      return item;
    }
    return undefined;
  }

  #takeOut(client: string, items: Item[], at: number): Item[] {
    const taken = items.splice(at, 1);
    this.#size--;
    if (items.length === 0) this.#clients.delete(client);
    return taken;
  }
}
