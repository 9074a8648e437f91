/** Lists that were asked for lately, ready to be sent again: the same words are searched for again and again. */
import { Recent } from '../core/recent.ts';
import type { Ready } from './ready.ts';

export interface Asked {
  readonly address: string;
  /** Of the data that the answer is made from. */
  readonly version: string;
}

interface Kept {
  readonly ready: Ready;
  readonly version: string;
}

/** All answers together. */
const MOST_BYTES = 8 * 1024 * 1024;
/** One that is longer than this is not kept: it is seldom asked for twice, and would push out many others. */
const LONGEST = 32 * 1024;

export class KeptAnswers {
  readonly #kept: Recent<string, Kept>;

  constructor(mostBytes: number = MOST_BYTES) {
    this.#kept = new Recent(mostBytes, ({ ready }, address) => address.length + ready.body.length);
  }

  get({ address, version }: Asked): Ready | undefined {
    const kept = this.#kept.get(address);
    return kept?.version === version ? kept.ready : undefined;
  }

  add({ address, version }: Asked, ready: Ready): void {
    if (ready.body.length <= LONGEST) this.#kept.set(address, { ready, version });
  }
}
