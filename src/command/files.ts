/** File input and output; output is written atomically. */
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { moveOver } from '../core/dataset/file.ts';
import { FileError } from './exit-codes.ts';

export const STANDARD = '-';

export async function readInput(path: string): Promise<Uint8Array> {
  if (path === STANDARD) return buffer(process.stdin);
  try {
    return readFileSync(path);
  } catch (error) {
    throw unusable(path, 'read', error);
  }
}

export function unusable(path: string, what: 'read' | 'written', error: unknown): FileError {
  const { code } = error as NodeJS.ErrnoException;
  return new FileError(
    `${path} cannot be ${what}: ${code === 'ENOENT' ? 'there is no such file or folder' : (code ?? (error as Error).message)}.`,
  );
}

/** Streaming output to a temporary file that is renamed when complete. */
export interface GrowingOutput {
  /** Resolves when the stream has drained (backpressure). */
  write(bytes: Uint8Array): Promise<void>;
  /** Renames the temporary file to its target. */
  finish(): Promise<void>;
  /** Deletes the temporary file. */
  discard(): void;
}

export function outputTo(path: string): GrowingOutput {
  if (path === STANDARD) return toStandardOutput();
  const temporary = `${path}.${process.pid}.part`;
  const stream = createWriteStream(temporary, { flags: 'wx', flush: true });
  let failure: unknown;
  let goOn = (): void => undefined;
  stream.on('drain', () => goOn());
  stream.on('error', (error) => {
    failure = error;
    goOn();
  });
  const check = (): void => {
    if (failure !== undefined) throw unusable(path, 'written', failure);
  };
  const discard = (): void => {
    stream.destroy();
    if (existsSync(temporary)) rmSync(temporary, { force: true });
  };
  // Also cleans up on interruption.
  process.once('exit', discard);
  return {
    async write(bytes) {
      check();
      if (!stream.write(bytes)) {
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      }
      check();
    },
    async finish() {
      stream.end();
      await finished(stream).catch(() => undefined);
      check();
      try {
        moveOver(temporary, path);
      } catch (error) {
        throw unusable(path, 'written', error);
      }
    },
    discard,
  };
}

function toStandardOutput(): GrowingOutput {
  const { stdout } = process;
  return {
    write: async (bytes) => {
      if (!stdout.write(bytes)) await new Promise<void>((resolve) => stdout.once('drain', () => resolve()));
    },
    finish: async () => undefined,
    discard: () => undefined,
  };
}

/** Writes a complete buffer atomically. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const output = outputTo(path);
  await output.write(bytes);
  await output.finish();
}
