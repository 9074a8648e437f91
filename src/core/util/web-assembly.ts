/** A program in WebAssembly that is compiled once and started any number of times, in the way that Emscripten's builds ask for. */
import { readFile } from 'node:fs/promises';

/** What Node has; the compiler only knows the one of browsers. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object>; instantiate(code: object, imports: object): Promise<object> };

/** @returns nothing that is looked at: the instance goes to `done` */
export type Instantiate = (imports: object, done: (instance: object) => void) => object;

/** What V8 has made of the code serves every instance that follows. */
export function compiledOnce(file: URL): () => Promise<Instantiate> {
  let compiled: Promise<object> | undefined;
  return async () => {
    compiled ??= readFile(file).then((bytes) => WebAssembly.compile(bytes));
    const code = await compiled;
    return (imports, done) => {
      void WebAssembly.instantiate(code, imports).then(done);
      return {};
    };
  };
}
