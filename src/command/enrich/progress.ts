/** Progress on a terminal; silent otherwise. */
import { formatBar } from '../../tools/progress-bar.ts';

const REDRAW_MS = 200;

export class RowProgress {
  readonly #bytes: number | undefined;
  readonly #began = performance.now();
  #done = 0;
  #drawn = 0;

  /** @param bytes size of the table; without it only rows are counted */
  constructor(bytes: number | undefined) {
    this.#bytes = bytes;
  }

  step(bytes: number, rows: number): void {
    this.#done += bytes;
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    const pace = Math.round((rows * 1_000) / (now - this.#began));
    process.stderr.write(`\r${this.#bar()}${rows.toLocaleString('en-IN')} rows, ${pace.toLocaleString('en-IN')} per second\x1b[K`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }

  #bar(): string {
    return this.#bytes ? `${formatBar(this.#done / this.#bytes)} ` : '';
  }
}
