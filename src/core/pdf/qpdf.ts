/** qpdf as a function of arguments and files. Child processes only. */
import createInstance from '@neslinesli93/qpdf-wasm';
import { compileOnce, type InstantiateWasm } from '../util/web-assembly.ts';

/** The part of the instance that is used; the types of the package lack it. */
interface QpdfInstance {
  callMain(args: string[]): number;
  readonly FS: {
    readonly streams: readonly object[];
    open(path: string, flags: string): object;
    close(stream: object | undefined): void;
    writeFile(path: string, bytes: Uint8Array): void;
    readFile(path: string): Uint8Array;
  };
}
type Create = (options: { readonly instantiateWasm: InstantiateWasm }) => Promise<QpdfInstance>;

export type QpdfFiles = Readonly<Record<string, Uint8Array>>;

export interface QpdfResult {
  /** Exit code 0, or 3 for warnings: the output is valid in both cases. */
  readonly succeeded: boolean;
  /** Standard error. It may quote the file, so it is inspected but never shown. */
  readonly stderr: string;
  readonly stdout: string;
  /** The file /out, empty if there is none. */
  readonly output: Buffer;
  /** Reads any other output file; empty if there is none. */
  read(path: string): Buffer;
}

const instantiate = compileOnce(new URL(import.meta.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm')));
const EXIT_WARNINGS = 3;

async function startInstance(): Promise<QpdfInstance> {
  const instance = await (createInstance as unknown as Create)({ instantiateWasm: await instantiate() });
  const { FS } = instance;
  // This build ignores its print hooks and writes to the console: redirect its standard output and error to files before it starts.
  for (const [number, path] of [
    [1, '/stdout'],
    [2, '/stderr'],
  ] as const) {
    FS.close(FS.streams[number]);
    FS.open(path, 'w');
  }
  return instance;
}

/** A pre-started, unused instance for the next run: starting one takes longer than most files need. */
let spareInstance: Promise<QpdfInstance> | undefined;
/** Delay until after the response is sent, and not between two runs of one job. */
const SPARE_DELAY_MS = 20;
let spareTimer: NodeJS.Timeout | undefined;

function takeInstance(): Promise<QpdfInstance> {
  const instance = spareInstance ?? startInstance();
  spareInstance = undefined;
  clearTimeout(spareTimer);
  spareTimer = setTimeout(() => {
    spareInstance ??= startInstance();
  }, SPARE_DELAY_MS).unref();
  return instance;
}

/** Each run has a fresh instance: no data leaks from one caller to the next, and a crash has no effect on later runs. */
export async function qpdf(args: readonly string[], files: QpdfFiles): Promise<QpdfResult> {
  const { FS, callMain } = await takeInstance();
  for (const [name, bytes] of Object.entries(files)) FS.writeFile(name, bytes);
  const code = runMain(callMain, args);
  const read = (path: string): Buffer => {
    try {
      const { buffer, byteOffset, length } = FS.readFile(path);
      return Buffer.from(buffer, byteOffset, length);
    } catch {
      return Buffer.alloc(0);
    }
  };
  return {
    succeeded: code === 0 || code === EXIT_WARNINGS,
    stderr: read('/stderr').toString(),
    stdout: read('/stdout').toString(),
    output: read('/out'),
    read,
  };
}

/**
 * Returns the exit code, or -1 after a trap (nesting too deep, out of memory). The build also sets the exit code of this process, which is restored.
 */
function runMain(callMain: QpdfInstance['callMain'], args: readonly string[]): number {
  const { exitCode } = process;
  try {
    return callMain([...args]);
  } catch {
    return -1;
  } finally {
    process.exitCode = exitCode;
  }
}

export const needsPassword = ({ stderr }: QpdfResult): boolean => stderr.includes('invalid password');

/** Options that leave streams unchanged: one damaged stream must not fail the others. qpdf takes `--compress-streams=n` as a request to decrypt. */
export function preserveStreamsOptions(pdf: Uint8Array): readonly string[] {
  return mayBeEncrypted(pdf) ? ['--decode-level=none'] : ['--decode-level=none', '--compress-streams=n'];
}

/** `/Encrypt` is in clear text in every encrypted file. */
export function mayBeEncrypted({ buffer, byteOffset, length }: Uint8Array): boolean {
  return Buffer.from(buffer, byteOffset, length).includes('/Encrypt');
}
