/** qpdf as a function of arguments and files. It runs inside the processes of the engine only. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import createInstance from '@neslinesli93/qpdf-wasm';
import { Fault } from '../../../core/request/fault.ts';
import { mend } from './mend.ts';

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
type Create = (options: { instantiateWasm(imports: object, done: (instance: object) => void): object }) => Promise<Instance>;
/** The compiler only knows the one of browsers. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object>; instantiate(module: object, imports: object): Promise<object> };

export type QpdfFiles = Readonly<Record<string, Uint8Array>>;

export interface QpdfRun {
  /** 0, or 3 when there were warnings: the result is good in both cases. */
  readonly good: boolean;
  /** What went wrong. It may quote the file, so it is looked at and never shown. */
  readonly said: string;
  readonly printed: string;
  /** The file /out, if one was asked for. */
  readonly out: Buffer;
}

const WASM = fileURLToPath(import.meta.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm'));
const compiled = WebAssembly.compile(readFileSync(WASM));
const EXIT_WARNINGS = 3;

/** Every run has an instance of its own: nothing of one caller's file can be left for the next, and a crash spoils nothing. */
export async function qpdf(args: readonly string[], files: QpdfFiles): Promise<QpdfRun> {
  const module = await compiled;
  const { FS, callMain } = await (createInstance as unknown as Create)({
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(module, imports).then(done);
      return {};
    },
  });
  // This build prints to the console whatever it is told: its standard output and error become files before it starts.
  for (const [number, path] of [
    [1, '/stdout'],
    [2, '/stderr'],
  ] as const) {
    FS.close(FS.streams[number]);
    FS.open(path, 'w');
  }
  for (const [name, bytes] of Object.entries(files)) FS.writeFile(name, bytes);
  const code = runMain(callMain, args);
  const read = (path: string): Buffer => {
    try {
      return Buffer.from(FS.readFile(path));
    } catch {
      return Buffer.alloc(0);
    }
  };
  return {
    good: code === 0 || code === EXIT_WARNINGS,
    said: read('/stderr').toString(),
    printed: read('/stdout').toString(),
    out: read('/out'),
  };
}

/** The exit code, or -1 where the program trapped: too deep a nesting, or no memory left. */
function runMain(callMain: Instance['callMain'], args: readonly string[]): number {
  try {
    return callMain([...args]);
  } catch {
    return -1;
  }
}

/** A run on the caller's PDF, which is /in. This build of qpdf cannot mend damaged files, so it gets a second try on a mended one. */
export async function qpdfMending(args: readonly string[], files: QpdfFiles): Promise<QpdfRun> {
  const first = await qpdf(args, files);
  const original = files['/in'];
  if (first.good || needsPassword(first) || !original) return first;
  const mended = mend(Buffer.from(original.buffer, original.byteOffset, original.length));
  return mended ? qpdf(args, { ...files, '/in': mended }) : first;
}

/** A run that must give a file. `which` names the PDF to the caller. */
export async function rewritten(args: readonly string[], files: QpdfFiles, which = 'The PDF'): Promise<Buffer> {
  const run = await qpdfMending([...args, '/out'], files);
  if (!run.good || run.out.length === 0) refuse(run, which);
  return run.out;
}

export function refuse(run: QpdfRun, which = 'The PDF'): never {
  if (needsPassword(run)) throw new Fault('password_protected', `${which} needs a password to be opened. Send it without one.`);
  throw new Fault('unreadable_file', `${which} is damaged or not a PDF, and could not be repaired.`);
}

const needsPassword = ({ said }: QpdfRun): boolean => said.includes('invalid password');
