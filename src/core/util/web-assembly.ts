/** WebAssembly modules compiled once and instantiated many times, through the `instantiateWasm` hook of Emscripten. */
import { readFile } from 'node:fs/promises';

/** Node has this global; TypeScript only declares it for browsers. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  instantiate(code: object, imports: object): Promise<WasmInstance>;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (code: object, imports: object) => WasmInstance;
};

export interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** @returns an ignored value: the instance is passed to `done` */
export type InstantiateWasm = (imports: object, done: (instance: WasmInstance) => void) => object;

export interface WasmPatches {
  /** Patches the module before it is compiled. */
  readonly patchModule?: (bytes: Uint8Array) => Uint8Array;
  /** Patches an instance before it is used. */
  readonly patchInstance?: (instance: WasmInstance) => void;
}

/** Compiled code is shared by all instances. */
export function compileOnce(
  file: URL,
  { patchModule = (bytes) => bytes, patchInstance = () => {} }: WasmPatches = {},
): () => Promise<InstantiateWasm> {
  let compiled: Promise<object> | undefined;
  return async () => {
    compiled ??= readFile(file).then((bytes) => WebAssembly.compile(patchModule(bytes)));
    const code = await compiled;
    return (imports, done) => {
      void WebAssembly.instantiate(code, imports).then((instance) => {
        patchInstance(instance);
        done(instance);
      });
      return {};
    };
  };
}

/** Compiles and instantiates a tiny module synchronously. */
export function instantiateSync(bytes: Uint8Array, imports: object): WasmInstance {
  return new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
}

/** Whether WebAssembly code trapped. Stack overflow is a RangeError; other traps are RuntimeErrors. */
export function isTrap(error: unknown): boolean {
  return error instanceof Error && (error.name === 'RuntimeError' || error instanceof RangeError);
}
