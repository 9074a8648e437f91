/** `import { openPotli } from 'potli'`: runs operations in process, without a port. Type declarations are generated at build time. */
import type { Library } from './library.ts';
import type { LibraryOptions } from './options.ts';

export { PotliError } from '../client/error.ts';

export async function openPotli(options: LibraryOptions = {}): Promise<Library> {
  // Loaded lazily: importing all families takes a while.
  const [{ openLibrary }, { families }] = await Promise.all([import('./library.ts'), import('../families/index.ts')]);
  return openLibrary(options, families);
}
