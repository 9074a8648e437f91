/**
 * Limits small chunks in request bodies (RFC 9112, 7.1). Every chunk is one parser event, independent of its size: 64 KB in chunks of one byte block
 * the event loop for 50 ms. Slow links do not cause small chunks: packets have hundreds of bytes.
 */
import type { IncomingMessage } from 'node:http';
import { isDraining } from './drain-and-close.ts';
import { rejectSmallChunks } from './malformed-request.ts';

/** Chunks allowed in any body, for small bodies written line by line. */
const FREE_CHUNKS = 512;
/** Required average chunk size beyond the free chunks. */
const MIN_AVERAGE_CHUNK_BYTES = 256;

/** Counts chunks where the HTTP parser pushes them: stream readers see several merged into one. */
export function limitSmallChunks(request: IncomingMessage): void {
  const { socket } = request;
  let chunks = 0;
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding): boolean => {
    if (chunk !== null) {
      if (isDraining(socket)) return false;
      bytes += chunk.length;
      if (++chunks > FREE_CHUNKS + bytes / MIN_AVERAGE_CHUNK_BYTES) {
        rejectSmallChunks(socket);
        return false;
      }
    }
    return Object.getPrototypeOf(request).push.call(request, chunk, encoding);
  };
}
