/** qpdf as a function of arguments and files. Child processes only. */
import createInstance from '@neslinesli93/qpdf-wasm';
import { compiledOnce, type Instantiate } from '../util/web-assembly.ts';

/** What is used of the instance; the package's own types say less. */
interface Instance {
  callMain(args: string[]): number;
  readonly FS: {
    readonly streams: readonly object[];
    open(path: string, flags: string): object;
    close(stream: object | undefined): void;
    writeFile(path: string, bytes: Uint8Array): void;
    readFile(path: string): Uint8Array;
  };
}
type Create = (options: { readonly instantiateWasm: Instantiate }) => Promise<Instance>;

export type QpdfFiles = Readonly<Record<string, Uint8Array>>;

export interface QpdfRun {
  /** 0, or 3 when there were warnings: the result is good in both cases. */
  readonly good: boolean;
  /** What went wrong. It may quote the file, so it is looked at and never shown. */
  readonly said: string;
  readonly printed: string;
  /** The file /out, if one was asked for. */
  readonly out: Buffer;
  /** Any other file that it has written; empty where there is none. */
  read(path: string): Buffer;
}

const instantiate = compiledOnce(new URL(import.meta.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm')));
const EXIT_WARNINGS = 3;

async function start(): Promise<Instance> {
  const instance = await (createInstance as unknown as Create)({ instantiateWasm: await instantiate() });
  const { FS } = instance;
  // This build prints to the console whatever it is told: its standard output and error become files before it starts.
  for (const [number, path] of [
    [1, '/stdout'],
    [2, '/stderr'],
  ] as const) {
    FS.close(FS.streams[number]);
    FS.open(path, 'w');
  }
  return instance;
}

/** To start one takes longer than most files need: one that has seen no file waits for the next. */
let waiting: Promise<Instance> | undefined;
/** After the answer has left, and not between two runs for it. */
const PREPARE_AFTER_MS = 20;
let preparing: NodeJS.Timeout | undefined;

function freshInstance(): Promise<Instance> {
  const instance = waiting ?? start();
  waiting = undefined;
  clearTimeout(preparing);
  preparing = setTimeout(() => {
    waiting ??= start();
  }, PREPARE_AFTER_MS).unref();
  return instance;
}

/** Every run has an instance of its own: nothing of one caller's file can be left for the next, and a crash spoils nothing. */
export async function qpdf(args: readonly string[], files: QpdfFiles): Promise<QpdfRun> {
  const { FS, callMain } = await freshInstance();
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
    good: code === 0 || code === EXIT_WARNINGS,
    said: read('/stderr').toString(),
    printed: read('/stdout').toString(),
    out: read('/out'),
    read,
  };
}

/** The exit code, or -1 where the program trapped: too deep a nesting, or no memory left. The build makes it the code of this process too, which goes on. */
function runMain(callMain: Instance['callMain'], args: readonly string[]): number {
  const { exitCode } = process;
  try {
    return callMain([...args]);
  } catch {
    return -1;
  } finally {
    process.exitCode = exitCode;
  }
}

export const needsPassword = ({ said }: QpdfRun): boolean => said.includes('invalid password');

/** Options that leave streams as they are: one that is damaged must not stop the others. qpdf takes the second for a wish to take off encryption. */
export function leaveStreams(pdf: Uint8Array): readonly string[] {
  return mayBeEncrypted(pdf) ? ['--decode-level=none'] : ['--decode-level=none', '--compress-streams=n'];
}

/** The word stands in the clear in every encrypted file. */
export function mayBeEncrypted({ buffer, byteOffset, length }: Uint8Array): boolean {
  return Buffer.from(buffer, byteOffset, length).includes('/Encrypt');
}
