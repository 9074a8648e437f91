import { Fault } from '../fault.ts';
import type { JobReply } from './jobs.ts';

type Task = (input: never) => unknown;

/**
 * The default export of a worker file: answers the tasks of an engine by name.
 * A fault is sent back as data, because an error loses its class between threads.
 */
export function engineWorker(tasks: Readonly<Record<string, Task>>): (job: { task: string; input: unknown }) => Promise<JobReply> {
  return async ({ task, input }) => {
    try {
      return { value: await (tasks[task] as Task)(input as never) };
    } catch (error) {
      if (error instanceof Fault) return { fault: { code: error.code, message: error.message } };
      throw error;
    }
  };
}
