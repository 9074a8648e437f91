/** The rest of a body that nobody reads any more. */
import type { Readable } from 'node:stream';
import { freePiece } from './growing-file.ts';

/** What is still on its way is let through unread, so that the client hears the answer. May be called more than once. */
export function letThrough(stream: Readable): void {
  stream.off('data', freePiece).on('data', freePiece).resume();
}
