/** CommonJS packages loaded on first use: a static import would read them, and scan their source for export names, at startup. */
import { createRequire } from 'node:module';
import { lazy } from './lazy.ts';

const require = createRequire(import.meta.url);

export function lazyPackage<T extends {}>(name: string): () => T {
  return lazy(() => require(name) as T);
}
