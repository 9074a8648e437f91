/** `import { openPotli } from 'potli'`: the operations in the process of a program, without a port. Its types are made by the build. */
import type { Library } from './library.ts';
import type { LibraryOptions } from './options.ts';

export { PotliError } from '../client/error.ts';

export async function openPotli(options: LibraryOptions = {}): Promise<Library> {
  // Not before it is needed: all rooms together take a while to load.
  const { openLibrary } = await import('./library.ts');
  return openLibrary(options);
}
