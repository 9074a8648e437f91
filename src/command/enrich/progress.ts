/** Progress display on a terminal; no output otherwise. */
import { formatBar } from '../../tools/progress-bar.ts';

const UPDATE_INTERVAL_MS = 200;

export class RowProgress {
  readonly #bytes: number | undefined;
  readonly #startedAt = performance.now();
  #doneBytes = 0;
  #lastWrittenAt = 0;

  /** @param bytes total size of the table; without it only rows are counted */
  constructor(bytes: number | undefined) {
    this.#bytes = bytes;
  }

  advance(bytes: number, rows: number): void {
    this.#doneBytes += bytes;
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#lastWrittenAt < UPDATE_INTERVAL_MS) return;
    this.#lastWrittenAt = now;
    const rowsPerSecond = Math.round((rows * 1_000) / (now - this.#startedAt));
    process.stderr.write(`\r${this.#bar()}${rows.toLocaleString('en-IN')} rows, ${rowsPerSecond.toLocaleString('en-IN')} per second\x1b[K`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }

  #bar(): string {
    return this.#bytes ? `${formatBar(this.#doneBytes / this.#bytes)} ` : '';
  }
}
