/** Memory budget of incoming bodies: in total and per client. */
import { busy } from '../core/request/api-error.ts';
import { Budget } from './budget.ts';

const MEGABYTE = 1024 * 1024;

/** A dozen of the largest files at once; processing needs about as much again. */
const MOST_KEPT = 128 * MEGABYTE;
/** Small bodies have a reserve of their own, so that large uploads cannot starve them. */
const SMALL_BODY = 256 * 1024;
const SMALL_RESERVE = 16 * MEGABYTE;
const RETRY_SECONDS = 5;

export class UploadMemory {
  readonly #small: Budget;
  readonly #large: Budget;
  readonly #smallBody: number;

  constructor({ most = MOST_KEPT, reserve = SMALL_RESERVE, smallBody = SMALL_BODY } = {}) {
    this.#small = new Budget(reserve);
    this.#large = new Budget(most);
    this.#smallBody = smallBody;
  }

  /** Account of one body. */
  open(client: string): BodyMemory {
    return new BodyMemory(client, this.#small, this.#large, this.#smallBody);
  }
}

class BodyMemory {
  readonly #client: string;
  readonly #small: Budget;
  readonly #large: Budget;
  readonly #smallBody: number;
  #kept = 0;
  #from: Budget;

  constructor(client: string, small: Budget, large: Budget, smallBody: number) {
    this.#client = client;
    this.#small = small;
    this.#large = large;
    this.#smallBody = smallBody;
    this.#from = small;
  }

  /** Reserves bytes until `release`. Counted on arrival, not by Content-Length: an announced but unsent body reserves nothing. */
  keep(bytes: number): void {
    const isSmall = this.#kept + bytes <= this.#smallBody;
    if (!(this.#from === this.#small && !isSmall) && this.#from.take(this.#client, bytes)) {
      this.#kept += bytes;
    } else if (this.#from === this.#small && this.#large.take(this.#client, this.#kept + bytes)) {
      this.#small.give(this.#client, this.#kept);
      this.#from = this.#large;
      this.#kept += bytes;
    } else {
      busy('Too many files are being sent at the same time. Try again shortly.', RETRY_SECONDS);
    }
  }

  release(): void {
    this.#from.give(this.#client, this.#kept);
    this.#kept = 0;
  }
}
