/** Client with its own address, sent as X-Forwarded-For: the service trusts one proxy. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly milliseconds: number;
}

/** Stands for a missing response: the connection was closed, or the client timed out. */
const NO_RESPONSE: Omit<Answer, 'milliseconds'> = { status: 0, headers: new Headers(), body: Buffer.alloc(0) };

export class Client {
  readonly #url: string;
  readonly address: string;

  constructor(url: string, address: string) {
    this.#url = url;
    this.address = address;
  }

  async request(path: string, init: RequestInit = {}): Promise<Answer> {
    const startedAt = performance.now();
    const headers = { 'x-forwarded-for': this.address, ...(init.headers as Record<string, string> | undefined) };
    try {
      const response = await fetch(this.#url + path, { ...init, headers });
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, body, milliseconds: performance.now() - startedAt };
    } catch {
      return { ...NO_RESPONSE, milliseconds: performance.now() - startedAt };
    }
  }

  post(path: string, type: string, body: string | Uint8Array, init: RequestInit = {}): Promise<Answer> {
    return this.request(path, {
      ...init,
      method: 'POST',
      headers: { 'content-type': type, ...(init.headers as Record<string, string> | undefined) },
      body: body as NonNullable<RequestInit['body']>,
    });
  }

  postJson(path: string, value: unknown, init: RequestInit = {}): Promise<Answer> {
    return this.post(path, 'application/json', typeof value === 'string' ? value : JSON.stringify(value), init);
  }

  /** Sends a JSON-RPC message or batch to the MCP server. */
  message(value: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.postJson('/mcp', value, { headers: { accept: 'application/json, text/event-stream', ...headers } });
  }

  /** Sends `count` requests with a concurrency of `atOnce`. Responses are in the order of the requests. */
  async requestConcurrently(count: number, concurrency: number, send: (index: number) => Promise<Answer>): Promise<Answer[]> {
    const responses: Answer[] = [];
    let next = 0;
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        while (next < count) {
          const index = next++;
          responses[index] = await send(index);
        }
      }),
    );
    return responses;
  }

  /** Remaining units of its rate limit. The query itself costs one. */
  async unitsLeft(): Promise<number> {
    return Number((await this.request('/v1/pincode/600001')).headers.get('x-ratelimit-remaining'));
  }
}

/** Whether a request was rejected with an error message: a 4xx status or, as in MCP, a 200 with an error inside. */
export function isRejected({ status, body }: Answer): boolean {
  return (status >= 400 && status < 500) || (status === 200 && /"error":|"isError":true/.test(body.toString()));
}

/** Counts by status, such as `58 × 200, 2 × 429`. */
export function statuses(responses: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of responses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
