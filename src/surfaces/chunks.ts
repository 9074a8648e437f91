/**
 * Bodies in many small chunks (RFC 9112, 7.1). Each chunk is an event, whatever its size, and what an event costs is the same for one byte as for
 * thousands: 64 KB of chunks of one byte hold the event loop for 50 ms. A slow line does not make small chunks: a packet has hundreds of bytes.
 */
import type { IncomingMessage } from 'node:http';
import { isDraining } from './drain-and-close.ts';
import { refuseSmallChunks } from './malformed.ts';

/** Chunks that any body may have: for small ones written line by line. */
const FREE_CHUNKS = 512;
/** Beyond these they must have so many bytes each, on average. */
const LEAST_AVERAGE_BYTES = 256;

/** Counts the chunks of a body where the parser hands them over: readers of the stream see several as one. */
export function boundChunks(request: IncomingMessage): void {
  const { socket } = request;
  let chunks = 0;
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding): boolean => {
    if (chunk !== null) {
      if (isDraining(socket)) return false;
      bytes += chunk.length;
      if (++chunks > FREE_CHUNKS + bytes / LEAST_AVERAGE_BYTES) {
        refuseSmallChunks(socket);
        return false;
      }
    }
    return Object.getPrototypeOf(request).push.call(request, chunk, encoding);
  };
}
