/** Largest share of the budget for one client, so that a single client cannot use up the memory of all. */
const CLIENT_SHARE = 1 / 4;

/** Byte budget with a global limit and a limit per client. */
export class ByteBudget {
  readonly #limit: number;
  readonly #clients = new Map<string, number>();
  #used = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  reserve(client: string, bytes: number): boolean {
    const reserved = (this.#clients.get(client) ?? 0) + bytes;
    if (reserved > this.#limit * CLIENT_SHARE || this.#used + bytes > this.#limit) return false;
    this.#add(client, bytes);
    return true;
  }

  /** For indivisible amounts: may exceed the client's share if the client has no reservation and the global budget is not exhausted. */
  reserveFirst(client: string, bytes: number): boolean {
    if (this.#clients.has(client) || this.#used >= this.#limit) return false;
    this.#add(client, bytes);
    return true;
  }

  release(client: string, bytes: number): void {
    const reserved = (this.#clients.get(client) ?? 0) - bytes;
    if (reserved > 0) this.#clients.set(client, reserved);
    else this.#clients.delete(client);
    this.#used -= bytes;
  }

  #add(client: string, bytes: number): void {
    this.#clients.set(client, (this.#clients.get(client) ?? 0) + bytes);
    this.#used += bytes;
  }
}
