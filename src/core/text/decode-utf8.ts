import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** V8 decodes about 70 bytes of non-ASCII text per microsecond. */
const BYTES_PER_TURN = 128 * 1024;

/** Decodes long UTF-8 text chunk by chunk, so that it does not block the event loop. */
export async function decodeUtf8(bytes: Uint8Array): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for (let start = 0; start < bytes.length; start += BYTES_PER_TURN) {
    text += decoder.decode(bytes.subarray(start, start + BYTES_PER_TURN), { stream: true });
    await yieldToEventLoop();
  }
  return text + decoder.decode();
}
