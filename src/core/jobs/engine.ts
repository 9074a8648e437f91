/** Kinds of heavy work: what each needs, and which tasks it knows. */
import type { Answer } from '../request/envelope.ts';
import type { RawJson } from '../request/json.ts';

/** The default export of a worker file: what an engine can do, by name. */
export type Tasks = Readonly<Record<string, (input: never) => unknown>>;

/** Engines of one host share its child processes, and so the libraries that are loaded there. */
export type Host = 'sky' | 'text' | 'drawing' | 'pictures' | 'documents' | 'models';

/** Only for the compiler: tells what the tasks of an engine take and give. */
declare const TASKS: unique symbol;

export interface Engine<T extends Tasks = Tasks> {
  readonly name: string;
  readonly host: Host;
  /** The worker file. It is loaded in a child process when its first job comes. */
  readonly worker: URL;
  /** What one job may add to the memory of its child process. */
  readonly memoryMb: number;
  /** Its jobs take milliseconds: a slot is always left for such, so that they never wait for work that takes seconds. */
  readonly brief?: boolean;
  /** CPU time of a job beyond that of its units which is not charged: the specification counts all work on pictures as 10 units. */
  readonly uncountedMs?: number;
  readonly [TASKS]?: T;
}

/** An engine with the tasks of its worker file: `engineOf<typeof import('./worker.ts').default>({…})`. */
export function engineOf<T extends Tasks>(engine: Omit<Engine<T>, typeof TASKS>): Engine<T> {
  return engine;
}

export type TaskName<T extends Tasks> = keyof T & string;
export type InputOf<T extends Tasks, Name extends TaskName<T>> = Parameters<T[Name]>[0];
export type ResultOf<T extends Tasks, Name extends TaskName<T>> = Awaited<ReturnType<T[Name]>>;
/** What a task answers, which has become JSON on its way; its type is kept, so that handlers are held to their output here too. */
export type WrittenAnswer<T extends Tasks, Name extends TaskName<T>> =
  ResultOf<T, Name> extends Answer<infer Data> ? Answer<Data | RawJson> : never;
