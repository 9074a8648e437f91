/** Runs an operation: with a context of its own, and with the source of what it read. The same for every surface. */
import type { Dataset } from '../dataset/dataset.ts';
import { type DatasetHandle, type Datasets, notLoaded } from '../dataset/datasets.ts';
import type { Account } from '../jobs/account.ts';
import { CallJobs } from '../jobs/call-jobs.ts';
import type { JobRunner, Jobs } from '../jobs/jobs.ts';
import type { Tell } from '../jobs/progress.ts';
import type { MaybePromise } from '../util/maybe-promise.ts';
import { type Answer, type FileAnswer, isFile } from './envelope.ts';
import { InputReader } from './input.ts';
import type { Context, LiveContext, Operation, Upload } from './operation.ts';

/** What all calls share. */
export interface Facilities extends Pick<LiveContext, 'models' | 'given' | 'network' | 'now' | 'random'> {
  readonly jobs: Jobs;
  readonly datasets: Pick<Datasets, 'placeOf'>;
  /** Where the service is reached; empty where nobody has said. It never comes from a request: what one client says would be kept for others. */
  readonly publicUrl: string;
}

/** Who calls. What is seldom needed is found only when a handler asks for it. */
export interface Caller extends Pick<LiveContext, 'clientAddress' | 'client' | 'signal'> {
  /** Where it wants to be told how far heavy work is. */
  readonly tell?: Tell | undefined;
  /** Pays for heavy work; without it nobody does. */
  readonly account?: Account | undefined;
}

export type Call = (input: Record<string, unknown>, caller: () => Caller, files?: readonly Upload[]) => MaybePromise<Answer | FileAnswer>;

const NO_FILES: readonly Upload[] = [];

export function callOf(operation: Operation, facilities: Facilities): Call {
  const OperationContext = contextOf(operation);
  const places = operation.needs.map(([, definition]) => facilities.datasets.placeOf(definition));
  const ask = askerOf(facilities);
  return (input, caller, files = NO_FILES) => {
    const context = new OperationContext(places, facilities, caller, files, ask);
    const answer = operation.run(input, context);
    return answer instanceof Promise ? answer.then((settled) => context.withSource(settled)) : context.withSource(answer);
  };
}

type Ask = (operation: Operation, input: Readonly<Record<string, unknown>>, caller: () => Caller) => MaybePromise<Answer | FileAnswer>;

/** Calls of other operations, each made ready when it is first asked for: few operations ask any. */
function askerOf(facilities: Facilities): Ask {
  const ready = new Map<Operation, { readonly reader: InputReader; readonly call: Call }>();
  return (operation, input, caller) => {
    let asked = ready.get(operation);
    if (!asked) {
      asked = { reader: new InputReader(operation), call: callOf(operation, facilities) };
      ready.set(operation, asked);
    }
    return asked.call(asked.reader.fromArguments(input, {}), caller);
  };
}

class CallContext implements Context {
  readonly models: Context['models'];
  readonly given: Context['given'];
  readonly baseUrl: string;
  readonly files: readonly Upload[];
  protected readonly others: Ask;
  readonly #places: readonly DatasetHandle[];
  readonly #jobs: Jobs;
  readonly #opened: Dataset[] = [];
  readonly #findCaller: () => Caller;
  #caller: Caller | undefined;

  constructor(places: readonly DatasetHandle[], facilities: Facilities, caller: () => Caller, files: readonly Upload[], others: Ask) {
    this.others = others;
    this.models = facilities.models;
    this.given = facilities.given;
    this.baseUrl = facilities.publicUrl;
    this.files = files;
    this.#places = places;
    this.#jobs = facilities.jobs;
    this.#findCaller = caller;
  }

  protected get caller(): Caller {
    this.#caller ??= this.#findCaller();
    return this.#caller;
  }

  get jobs(): JobRunner {
    return new CallJobs(this.#jobs, this.caller);
  }

  get signal(): AbortSignal {
    return this.caller.signal;
  }

  /** Opened when it is first read, and from then on the same one, though a newer may be there by now. */
  dataset(at: number): Dataset {
    const place = this.#places[at] as DatasetHandle;
    this.#opened[at] ??= place.current ?? notLoaded(place);
    return this.#opened[at];
  }

  withSource(answer: Answer | FileAnswer): Answer | FileAnswer {
    if (isFile(answer) || this.#places.length === 0 || answer.meta?.source) return answer;
    const { total, limit, offset, note, facets } = answer.meta ?? {};
    return { data: answer.data, meta: { total, limit, offset, note, facets, source: this.dataset(0).source } };
  }
}

class LiveCallContext extends CallContext implements LiveContext {
  readonly now: LiveContext['now'];
  readonly random: LiveContext['random'];
  readonly network: LiveContext['network'];

  constructor(places: readonly DatasetHandle[], facilities: Facilities, caller: () => Caller, files: readonly Upload[], others: Ask) {
    super(places, facilities, caller, files, others);
    this.now = facilities.now;
    this.random = facilities.random;
    this.network = facilities.network;
  }

  get clientAddress(): string {
    return this.caller.clientAddress;
  }

  get client(): string {
    return this.caller.client;
  }

  ask(operation: Operation, input: Readonly<Record<string, unknown>>): MaybePromise<Answer | FileAnswer> {
    return this.others(operation, input, () => this.caller);
  }
}

/** The contexts of an operation have its datasets under their names. */
function contextOf({ cache, needs }: Operation): typeof CallContext {
  class OperationContext extends (cache === 'dataset' ? CallContext : LiveCallContext) {}
  for (const [at, [name]] of needs.entries()) {
    Object.defineProperty(OperationContext.prototype, name, {
      get(this: CallContext) {
        return this.dataset(at);
      },
    });
  }
  return OperationContext;
}
