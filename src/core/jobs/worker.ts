import type { Answer } from '../envelope.ts';
import { Fault } from '../fault.ts';
import type { Job, JobReply } from './jobs.ts';

type Task = (input: never) => unknown;

/**
 * The default export of a worker file: answers the tasks of an engine by name.
 * A fault is sent back as data, because an error loses its class between threads.
 */
export function engineWorker(tasks: Readonly<Record<string, Task>>): (job: Job) => Promise<JobReply> {
  return async ({ task, input, answers }) => {
    try {
      const value = await (tasks[task] as Task)(input as never);
      return answers ? written(value as Answer) : { value };
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
