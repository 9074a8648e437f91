/** Lists that were asked for lately, ready to be sent again: the same words are searched for again and again. */

import type { Ready } from './ready.ts';

export interface Asked {
  readonly address: string;
  /** Of the data that the answer is made from. */
  readonly version: string;
}

interface Kept {
  readonly ready: Ready & { readonly body: string };
  readonly version: string;
}

/** All answers together. */
const MOST_CHARACTERS = 8 * 1024 * 1024;
/** One that is longer than this is not kept: it is seldom asked for twice, and would push out many others. */
const LONGEST = 32 * 1024;

export class KeptAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;
  #characters = 0;

  constructor(mostCharacters: number = MOST_CHARACTERS) {
    this.#most = mostCharacters;
  }

  get({ address, version }: Asked): Ready | undefined {
    const kept = this.#kept.get(address);
    return kept?.version === version ? kept.ready : undefined;
  }

  add({ address, version }: Asked, ready: Ready): void {
    const { body } = ready;
    if (typeof body !== 'string' || body.length > LONGEST) return;
    this.#forget(address);
    this.#kept.set(address, { ready: { ...ready, body }, version });
    this.#characters += address.length + body.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#most) return;
      this.#forget(oldest);
    }
  }

  #forget(address: string): void {
    const kept = this.#kept.get(address);
    if (!kept) return;
    this.#kept.delete(address);
    this.#characters -= address.length + kept.ready.body.length;
  }
}
