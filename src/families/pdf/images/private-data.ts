/** Removes data that no reader shows: thumbnails of pages, private data of editors, and metadata inside images. */
import type { ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { eachDict } from '../../../core/pdf/syntax.ts';

const PRIVATE_KEYS = ['/Thumb', '/PieceInfo'] as const;
/** Entries of an image: metadata, and substitutes for printing. */
const IMAGE_KEYS = ['/Metadata', '/Alternates', '/OPI'] as const;

export function removePrivateData({ objects }: ObjectGraph): void {
  for (const { value } of objects.values()) {
    eachDict(value, (dict) => {
      for (const key of PRIVATE_KEYS) dict.delete(key);
      if (dict.get('/Subtype') === '/Image') for (const key of IMAGE_KEYS) dict.delete(key);
    });
  }
}
