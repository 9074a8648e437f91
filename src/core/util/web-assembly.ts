/** A program in WebAssembly that is compiled once and started any number of times, in the way that Emscripten's builds ask for. */
import { readFile } from 'node:fs/promises';

/** What Node has; the compiler only knows the one of browsers. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(code: object, imports: object): Promise<Instance>;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (code: object, imports: object) => Instance;
};

export interface Instance {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** @returns nothing that is looked at: the instance goes to `done` */
export type Instantiate = (imports: object, done: (instance: Instance) => void) => object;

export interface Changes {
  /** Of the program, before it is compiled. */
  readonly program?: (bytes: Uint8Array) => Uint8Array;
  /** Of an instance, before it is used. */
  readonly instance?: (instance: Instance) => void;
}

/** What V8 has made of the code serves every instance that follows. */
export function compiledOnce(
  file: URL,
  { program = (bytes) => bytes, instance: prepare = () => {} }: Changes = {},
): () => Promise<Instantiate> {
  let compiled: Promise<object> | undefined;
  return async () => {
    compiled ??= readFile(file).then((bytes) => WebAssembly.compile(program(bytes)));
    const code = await compiled;
    return (imports, done) => {
      void WebAssembly.instantiate(code, imports).then((instance) => {
        prepare(instance);
        done(instance);
      });
      return {};
    };
  };
}

/** A program of a few instructions, which is compiled while one waits. */
export function instantiateSync(bytes: Uint8Array, imports: object): Instance {
  return new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
}
