/** The service with plain settings that the test files of a process share. Apart from service.ts, so that a process without one loads no product. */
import type { Service } from './service.ts';

let started: Promise<Service> | undefined;
let holders = 0;

/** Keeps the shared service open between the files that use it. @returns what lets it go */
export function holdPlainService(): () => Promise<void> {
  holders++;
  return async () => {
    if (--holders > 0) return;
    const service = await started;
    started = undefined;
    await service?.close();
  };
}

/** The shared service, started by the first that asks. Closing it tells of its internal errors, and ends it when nobody holds it any more. */
export async function sharePlainService(start: () => Promise<Service>): Promise<Service> {
  const release = holdPlainService();
  started ??= start();
  const service = await started;
  return {
    ...service,
    async close() {
      try {
        service.throwErrors();
      } finally {
        await release();
      }
    },
  };
}
