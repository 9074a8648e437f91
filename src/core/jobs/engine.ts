/** Engines: kinds of heavy work, their requirements and tasks. */
import type { Answer } from '../request/envelope.ts';
import type { RawJson } from '../request/json.ts';

/** The default export of a worker file: the tasks of an engine by name. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** Engines of one host share its child processes, and so the libraries that are loaded there. */
export type Host = 'sky' | 'text' | 'drawing' | 'pictures' | 'documents' | 'models';

/** Phantom type: the input and result types of the tasks of an engine. */
declare const TASKS: unique symbol;

export interface Engine<T extends Tasks = Tasks> {
  readonly name: string;
  readonly host: Host;
  /** The worker file. It is loaded in a child process on its first job. */
  readonly worker: URL;
  /** Maximum growth of the RSS of the child process during one job. */
  readonly memoryMb: number;
  /** Its jobs take milliseconds: one slot is reserved for such jobs, so that they never wait for work that takes seconds. */
  readonly shortRunning?: boolean;
  /** CPU time of a job that is not charged beyond its cost: the specification counts all work on pictures as 10 units. */
  readonly freeCpuMs?: number;
  readonly [TASKS]?: T;
}

/** An engine with the types of its worker file: `defineEngine<typeof import('./worker.ts').default>({…})`. */
export function defineEngine<T extends Tasks>(engine: Omit<Engine<T>, typeof TASKS>): Engine<T> {
  return engine;
}

export type TaskName<T extends Tasks> = keyof T & string;
export type InputOf<T extends Tasks, Name extends TaskName<T>> = Parameters<T[Name]>[0];
export type ResultOf<T extends Tasks, Name extends TaskName<T>> = Awaited<ReturnType<T[Name]>>;
/** The response of a task, serialised to JSON in the child; its type is preserved, so that handlers are checked against their output. */
export type SerialisedAnswer<T extends Tasks, Name extends TaskName<T>> =
  ResultOf<T, Name> extends Answer<infer Data> ? Answer<Data | RawJson> : never;
