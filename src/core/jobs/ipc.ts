/**
 * IPC between the service and its child processes. A message is a structured clone; large binary chunks follow it unmodified,
 * so that a file of many megabytes is neither copied into the message nor out of it, and is streamed.
 *
 * Frame: length of the message, number of chunks, length of each chunk (all uint32, little endian); the message; the chunks.
 */
import type { Socket } from 'node:net';
import { Deserializer, Serializer } from 'node:v8';

declare module 'node:v8' {
  interface Serializer {
    _setTreatArrayBufferViewsAsHostObjects(flag: boolean): void;
    _writeHostObject(view: NodeJS.TypedArray): void;
  }
  interface Deserializer {
    _readHostObject(): NodeJS.TypedArray;
  }
}

/** Smaller views are copied into the message: that costs less than the bookkeeping. */
const MIN_CHUNK_BYTES = 32 * 1024;
/** A child process that announces more is faulty, or compromised by its input. */
const MAX_FRAME_BYTES = 512 * 1024 * 1024;
const MAX_CHUNKS = 4_096;
/** Used instead of a length: the bytes are the next chunk. */
const OUT_OF_BAND = 0xffff_ffff;

/** Supported view types; a view is identified by its index here. */
const VIEWS = [Uint8Array, Int8Array, Uint8ClampedArray, Int16Array, Uint16Array, Int32Array, Uint32Array, Float32Array, Float64Array];

class MessageWriter extends Serializer {
  readonly chunks: Uint8Array[] = [];

  constructor() {
    super();
    this._setTreatArrayBufferViewsAsHostObjects(true);
  }

  override _writeHostObject(view: NodeJS.TypedArray): void {
    const kind = VIEWS.findIndex((type) => view instanceof type);
    if (kind < 0) throw new TypeError('this type of binary data cannot be sent');
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    this.writeUint32(kind);
    this.writeUint32(bytes.length < MIN_CHUNK_BYTES ? bytes.length : OUT_OF_BAND);
    if (bytes.length < MIN_CHUNK_BYTES) this.writeRawBytes(bytes);
    else this.chunks.push(bytes);
  }
}

class MessageReader extends Deserializer {
  readonly #chunks: readonly Buffer[];
  #next = 0;

  constructor(message: Buffer, chunks: readonly Buffer[]) {
    super(message);
    this.#chunks = chunks;
  }

  override _readHostObject(): NodeJS.TypedArray {
    const type = VIEWS[this.readUint32()];
    const length = this.readUint32();
    const bytes = length === OUT_OF_BAND ? this.#chunks[this.#next++] : Buffer.from(this.readRawBytes(length));
    if (!type || !bytes) throw new TypeError('the message is malformed');
    if (type === Uint8Array) return bytes;
    // Multi-byte elements must be aligned to their size.
    const { buffer } = Uint8Array.from(bytes);
    return new type(buffer);
  }
}

/** Sends a message. Its chunks must not be changed until it has arrived, or the socket is destroyed. */
export function sendMessage(socket: Socket, message: unknown): void {
  const writer = new MessageWriter();
  writer.writeHeader();
  writer.writeValue(message);
  const payload = writer.releaseBuffer();
  const head = Buffer.allocUnsafe(8 + 4 * writer.chunks.length);
  head.writeUInt32LE(payload.length, 0);
  head.writeUInt32LE(writer.chunks.length, 4);
  for (const [offset, chunk] of writer.chunks.entries()) head.writeUInt32LE(chunk.length, 8 + 4 * offset);
  socket.cork();
  socket.write(head);
  socket.write(payload);
  for (const chunk of writer.chunks) socket.write(chunk);
  socket.uncork();
}

/** Parses frames of a socket into messages; stops at an invalid frame. */
export function onMessages(socket: Socket, onMessage: (message: unknown) => void, onError: () => void): void {
  const frames = new FrameReader();
  const listen = (chunk: Buffer): void => {
    try {
      for (const message of frames.read(chunk)) onMessage(message);
    } catch {
      socket.off('data', listen);
      onError();
    }
  };
  socket.on('data', listen);
}

/** Reassembles frames: each part is copied to its own buffer as it arrives. */
class FrameReader {
  #parts: Buffer[] = [Buffer.alloc(8)];
  #stage: 'head' | 'lengths' | 'body' = 'head';
  #part = 0;
  #filled = 0;
  #messageLength = 0;

  *read(chunk: Buffer): Generator<unknown> {
    let offset = 0;
    for (;;) {
      const part = this.#parts[this.#part] as Buffer;
      const copied = chunk.copy(part, this.#filled, offset);
      offset += copied;
      this.#filled += copied;
      if (this.#filled < part.length) return;
      this.#part++;
      this.#filled = 0;
      if (this.#part === this.#parts.length) {
        const message = this.#advance(this.#parts);
        if (message) yield message.value;
      }
    }
  }

  #advance(parts: readonly Buffer[]): { readonly value: unknown } | undefined {
    const [first = EMPTY_BUFFER, ...chunks] = parts;
    if (this.#stage === 'head') {
      this.#messageLength = first.readUInt32LE(0);
      const count = first.readUInt32LE(4);
      if (count > MAX_CHUNKS) throw new RangeError('a message has too many parts');
      return this.#expect('lengths', [4 * count]);
    }
    if (this.#stage === 'lengths') {
      const lengths = [this.#messageLength, ...Array.from({ length: first.length / 4 }, (_, offset) => first.readUInt32LE(4 * offset))];
      if (lengths.reduce((sum, length) => sum + length, 0) > MAX_FRAME_BYTES) throw new RangeError('a message is too long');
      return this.#expect('body', lengths);
    }
    const reader = new MessageReader(first, chunks);
    reader.readHeader();
    const value: unknown = reader.readValue();
    this.#expect('head', [8]);
    return { value };
  }

  #expect(stage: 'head' | 'lengths' | 'body', lengths: readonly number[]): undefined {
    this.#stage = stage;
    this.#part = 0;
    // Separate allocations, so that each part can be collected on its own.
    this.#parts = lengths.map((length) => Buffer.allocUnsafeSlow(length));
    return undefined;
  }
}

const EMPTY_BUFFER = Buffer.alloc(0);
