/** File input and output; output is written atomically. */
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { renameOver } from '../core/dataset/atomic-file.ts';
import { FileError } from './exit-codes.ts';

export const STDIO_PATH = '-';

export async function readInput(path: string): Promise<Uint8Array> {
  if (path === STDIO_PATH) return buffer(process.stdin);
  try {
    return readFileSync(path);
  } catch (error) {
    throw fileError(path, 'read', error);
  }
}

export function fileError(path: string, action: 'read' | 'written', error: unknown): FileError {
  const { code } = error as NodeJS.ErrnoException;
  return new FileError(
    `${path} cannot be ${action}: ${code === 'ENOENT' ? 'no such file or directory' : (code ?? (error as Error).message)}.`,
  );
}

/** Streaming output to a temporary file that is renamed when complete. */
export interface AtomicOutput {
  /** Resolves when the stream has drained (backpressure). */
  write(bytes: Uint8Array): Promise<void>;
  /** Renames the temporary file to its target. */
  finish(): Promise<void>;
  /** Deletes the temporary file. */
  discard(): void;
}

export function openOutput(path: string): AtomicOutput {
  if (path === STDIO_PATH) return stdoutOutput();
  const temporary = `${path}.${process.pid}.part`;
  const stream = createWriteStream(temporary, { flags: 'wx', flush: true });
  let failure: unknown;
  let resume = (): void => undefined;
  stream.on('drain', () => resume());
  stream.on('error', (error) => {
    failure = error;
    resume();
  });
  const check = (): void => {
    if (failure !== undefined) throw fileError(path, 'written', failure);
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
          resume = resolve;
        });
      }
      check();
    },
    async finish() {
      stream.end();
      await finished(stream).catch(() => undefined);
      check();
      try {
        renameOver(temporary, path);
      } catch (error) {
        throw fileError(path, 'written', error);
      }
    },
    discard,
  };
}

function stdoutOutput(): AtomicOutput {
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
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const output = openOutput(path);
  await output.write(bytes);
  await output.finish();
}
