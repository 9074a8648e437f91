/** WebAssembly modules compiled once and instantiated many times, through the `instantiateWasm` hook of Emscripten. */
import { readFile } from 'node:fs/promises';

/** Node has this global; TypeScript only declares it for browsers. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(code: object, imports: object): Promise<Instance>;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (code: object, imports: object) => Instance;
};

export interface Instance {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** @returns an ignored value: the instance is passed to `done` */
export type Instantiate = (imports: object, done: (instance: Instance) => void) => object;

export interface Changes {
  /** Patches the module before it is compiled. */
  readonly program?: (bytes: Uint8Array) => Uint8Array;
  /** Patches an instance before it is used. */
  readonly instance?: (instance: Instance) => void;
}

/** Compiled code is shared by all instances. */
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

/** Compiles and instantiates a tiny module synchronously. */
export function instantiateSync(bytes: Uint8Array, imports: object): Instance {
  return new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
}
