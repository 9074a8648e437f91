import type { Answer } from '../request/envelope.ts';
import { Fault } from '../request/fault.ts';
import type { Job, JobReply } from './jobs.ts';
import { freeInput, handOver } from './transfer.ts';

/** @param wanted whether somebody still waits for the answer; looked at between the steps of a job that cannot be ended from outside */
type Task = (input: never, wanted: () => boolean) => unknown;

/**
 * The default export of a worker file: answers the tasks of an engine by name.
 * A fault is sent back as data, because an error loses its class between threads.
 */
export function engineWorker(tasks: Readonly<Record<string, Task>>): (job: Job) => Promise<JobReply> {
  return async ({ task, input, answers, givenUp }) => {
    const wanted = (): boolean => !givenUp || Atomics.load(givenUp, 0) === 0;
    if (!wanted()) return { value: undefined };
    try {
      const value = await (tasks[task] as Task)(input as never, wanted);
      const reply = answers ? written(value as Answer) : ((await handOver(value)) as JobReply);
      // Last: a reply may be made of what came in, and large ones are copies by now.
      freeInput(input);
      return reply;
    } catch (error) {
      if (error instanceof Fault) return { fault: { code: error.code, message: error.message } };
      throw error;
    }
  };
}

const encoder = new TextEncoder();

function written({ data, meta }: Answer): JobReply {
  return { json: encoder.encode(JSON.stringify(data)), meta };
}
