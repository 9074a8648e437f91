/** Memory budget of incoming bodies: in total and per client. */
import { busy } from '../core/request/api-error.ts';
import { ByteBudget } from './byte-budget.ts';

const MEGABYTE = 1024 * 1024;

/** A dozen of the largest files at once; processing needs about as much again. */
const MAX_LARGE_BYTES = 128 * MEGABYTE;
/** Small bodies have a separate reserve, so that large uploads cannot starve them. */
const SMALL_BODY_BYTES = 256 * 1024;
const SMALL_BODY_RESERVE = 16 * MEGABYTE;
const RETRY_SECONDS = 5;

export class UploadMemory {
  readonly #small: ByteBudget;
  readonly #large: ByteBudget;
  readonly #smallBody: number;

  constructor({ most: maxLargeBytes = MAX_LARGE_BYTES, reserve = SMALL_BODY_RESERVE, smallBody = SMALL_BODY_BYTES } = {}) {
    this.#small = new ByteBudget(reserve);
    this.#large = new ByteBudget(maxLargeBytes);
    this.#smallBody = smallBody;
  }

  /** Account of one body. */
  open(client: string): BodyMemory {
    return new BodyMemory(client, this.#small, this.#large, this.#smallBody);
  }
}

class BodyMemory {
  readonly #client: string;
  readonly #small: ByteBudget;
  readonly #large: ByteBudget;
  readonly #smallBody: number;
  #reserved = 0;
  #budget: ByteBudget;

  constructor(client: string, small: ByteBudget, large: ByteBudget, smallBody: number) {
    this.#client = client;
    this.#small = small;
    this.#large = large;
    this.#smallBody = smallBody;
    this.#budget = small;
  }

  /** Reserves bytes until `release`. Counted on arrival, not by Content-Length: an announced but unsent body reserves nothing. */
  reserve(bytes: number): void {
    const isSmall = this.#reserved + bytes <= this.#smallBody;
    if (!(this.#budget === this.#small && !isSmall) && this.#budget.reserve(this.#client, bytes)) {
      this.#reserved += bytes;
    } else if (this.#budget === this.#small && this.#large.reserve(this.#client, this.#reserved + bytes)) {
      this.#small.release(this.#client, this.#reserved);
      this.#budget = this.#large;
      this.#reserved += bytes;
    } else {
      busy('Too many files are being uploaded at the same time. Try again shortly.', RETRY_SECONDS);
    }
  }

  release(): void {
    this.#budget.release(this.#client, this.#reserved);
    this.#reserved = 0;
  }
}
