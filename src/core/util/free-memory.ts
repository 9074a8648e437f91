import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** Buffers transferred to a closed port are freed. The port is shared: creating one per call would take ten times as long. */
let closedPort: MessagePort | undefined;

/** Frees a buffer immediately, by transferring it. The garbage collector would keep the files of a hundred uploads until there is memory pressure. */
export function freeBuffer(memory: ArrayBuffer): void {
  if (memory.byteLength === 0) return;
  if (!closedPort) {
    closedPort = new MessageChannel().port1;
    closedPort.close();
  }
  closedPort.postMessage(undefined, [memory]);
}
