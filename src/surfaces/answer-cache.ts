/**
 * Lists that were asked for lately, ready to be sent again: the same words are searched for again and again.
 * An answer is kept when it is asked for the second time. Most are never asked for again, and to keep them all would cost
 * every search more than it could save some.
 */
import { crc32 } from 'node:zlib';
import { SegmentedCache } from '../core/util/segmented-cache.ts';
import type { HttpAnswer } from './http-answer.ts';

export interface Asked {
  readonly url: string;
  /** Of the data that the answer is made from. */
  readonly version: string;
}

interface Kept {
  readonly version: string;
  readonly answer: HttpAnswer;
}

/** The compressed forms are kept with an answer, and are together no more than half as long. */
const WITH_CODED = 1.5;
/** All answers together. */
const MOST_BYTES = 8 * 1024 * 1024;
/** One that is longer than this is not kept: it is seldom asked for twice, and would push out many others. */
const LONGEST = 32 * 1024;
/** So many addresses that were asked for once are remembered, or fewer: each has one place, which it may share with others. */
const MOST_SEEN = 8_192;

export class AnswerCache {
  readonly #kept: SegmentedCache<string, Kept>;
  readonly #seen = new Uint32Array(MOST_SEEN);

  constructor(mostBytes: number = MOST_BYTES) {
    this.#kept = new SegmentedCache(mostBytes, ({ answer }, url) => url.length + WITH_CODED * answer.body.length);
  }

  get({ url, version }: Asked): HttpAnswer | undefined {
    const kept = this.#kept.get(url);
    return kept?.version === version ? kept.answer : undefined;
  }

  add({ url, version }: Asked, answer: HttpAnswer): void {
    if (this.#isSeen(url) && answer.body.length <= LONGEST) this.#kept.set(url, { version, answer: { ...answer, coded: new Map() } });
  }

  /** Whether an address was asked for before; from now on it was. */
  #isSeen(url: string): boolean {
    const sum = crc32(url);
    const place = sum % MOST_SEEN;
    const isSeen = this.#seen[place] === sum;
    this.#seen[place] = sum;
    return isSeen;
  }
}
