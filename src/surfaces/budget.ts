/** Of either kind of memory one client has at most so much: three others find some whatever it sends or leaves unread. */
const CLIENT_SHARE = 1 / 4;

/** So many bytes for all, and a share of them for each client. */
export class Budget {
  readonly #most: number;
  readonly #clients = new Map<string, number>();
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  take(client: string, bytes: number): boolean {
    const own = (this.#clients.get(client) ?? 0) + bytes;
    if (own > this.#most * CLIENT_SHARE || this.#taken + bytes > this.#most) return false;
    this.#add(client, bytes);
    return true;
  }

  /** For what cannot be had in parts: more than a share, where the client has nothing yet and there is still some for all. */
  takeFirst(client: string, bytes: number): boolean {
    if (this.#clients.has(client) || this.#taken >= this.#most) return false;
    this.#add(client, bytes);
    return true;
  }

  give(client: string, bytes: number): void {
    const own = (this.#clients.get(client) ?? 0) - bytes;
    if (own > 0) this.#clients.set(client, own);
    else this.#clients.delete(client);
    this.#taken -= bytes;
  }

  #add(client: string, bytes: number): void {
    this.#clients.set(client, (this.#clients.get(client) ?? 0) + bytes);
    this.#taken += bytes;
  }
}
