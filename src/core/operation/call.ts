/** Executes an operation with a context per call, and adds the source of the data to the result. Shared by all surfaces. */
import type { Dataset } from '../dataset/dataset.ts';
import { type DatasetHandle, type Datasets, throwNotLoaded } from '../dataset/datasets.ts';
import type { Account } from '../jobs/account.ts';
import { CallJobs } from '../jobs/call-jobs.ts';
import type { JobRunner, Jobs } from '../jobs/jobs.ts';
import type { ProgressListener } from '../jobs/progress.ts';
import { type Answer, type FileAnswer, isFile } from '../request/envelope.ts';
import type { MaybePromise } from '../util/maybe-promise.ts';
import { InputReader } from './input.ts';
import type { Context, LiveContext, Operation, Upload } from './operation.ts';

/** Services shared by all calls. */
export interface SharedServices extends Pick<LiveContext, 'models' | 'operatorFile' | 'network' | 'now' | 'random'> {
  readonly jobs: Jobs;
  readonly datasets: Pick<Datasets, 'handleOf'>;
  /**
   * Public URL of the service; empty if not configured.
   * Never taken from a request: the Host header of one client would end up in responses cached for others (cache poisoning).
   */
  readonly publicUrl: string;
}

/** The caller of an operation. Rarely needed properties are computed lazily. */
export interface Caller extends Pick<LiveContext, 'clientAddress' | 'client' | 'signal'> {
  /** Receives progress reports of heavy work. */
  readonly onProgress?: ProgressListener | undefined;
  /** Charged for heavy work; without it the work is free. */
  readonly account?: Account | undefined;
}

export type Call = (input: Record<string, unknown>, caller: () => Caller, files?: readonly Upload[]) => MaybePromise<Answer | FileAnswer>;

const NO_FILES: readonly Upload[] = [];

export function createCall(operation: Operation, services: SharedServices): Call {
  const OperationContext = contextClassOf(operation);
  const handles = operation.needs.map(([, definition]) => services.datasets.handleOf(definition));
  const callOther = operationCaller(services);
  return (input, caller, files = NO_FILES) => {
    const context = new OperationContext(handles, services, caller, files, callOther);
    const answer = operation.run(input, context);
    return answer instanceof Promise ? answer.then((settled) => context.withSource(settled)) : context.withSource(answer);
  };
}

type CallOperation = (
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  caller: () => Caller,
) => MaybePromise<Answer | FileAnswer>;

/** Returns a function that calls other operations. Calls are prepared on first use, since few operations make any. */
function operationCaller(services: SharedServices): CallOperation {
  const preparedCalls = new Map<Operation, { readonly reader: InputReader; readonly call: Call }>();
  return (operation, input, caller) => {
    let prepared = preparedCalls.get(operation);
    if (!prepared) {
      prepared = { reader: new InputReader(operation), call: createCall(operation, services) };
      preparedCalls.set(operation, prepared);
    }
    return prepared.call(prepared.reader.fromArguments(input, {}), caller);
  };
}

class CallContext implements Context {
  readonly operatorFile: Context['operatorFile'];
  readonly baseUrl: string;
  readonly files: readonly Upload[];
  protected readonly callOther: CallOperation;
  readonly #handles: readonly DatasetHandle[];
  readonly #services: SharedServices;
  readonly #datasets: Dataset[] = [];
  readonly #getCaller: () => Caller;
  #caller: Caller | undefined;

  constructor(
    handles: readonly DatasetHandle[],
    services: SharedServices,
    caller: () => Caller,
    files: readonly Upload[],
    callOther: CallOperation,
  ) {
    this.callOther = callOther;
    this.operatorFile = services.operatorFile;
    this.baseUrl = services.publicUrl;
    this.files = files;
    this.#handles = handles;
    this.#services = services;
    this.#getCaller = caller;
  }

  protected get caller(): Caller {
    this.#caller ??= this.#getCaller();
    return this.#caller;
  }

  get models(): Context['models'] {
    return this.#services.models;
  }

  get jobs(): JobRunner {
    return new CallJobs(this.#services.jobs, this.caller);
  }

  get signal(): AbortSignal {
    return this.caller.signal;
  }

  /** Opened on first access; the same version is used for the rest of the call, even if a refresh replaces it. */
  dataset(index: number): Dataset {
    const handle = this.#handles[index] as DatasetHandle;
    this.#datasets[index] ??= handle.current ?? throwNotLoaded(handle);
    return this.#datasets[index];
  }

  withSource(answer: Answer | FileAnswer): Answer | FileAnswer {
    if (isFile(answer) || this.#handles.length === 0 || answer.meta?.source) return answer;
    const { total, limit, offset, note, facets } = answer.meta ?? {};
    return { data: answer.data, meta: { total, limit, offset, note, facets, source: this.dataset(0).source } };
  }
}

class LiveCallContext extends CallContext implements LiveContext {
  readonly now: LiveContext['now'];
  readonly random: LiveContext['random'];
  readonly network: LiveContext['network'];

  constructor(
    handles: readonly DatasetHandle[],
    services: SharedServices,
    caller: () => Caller,
    files: readonly Upload[],
    callOther: CallOperation,
  ) {
    super(handles, services, caller, files, callOther);
    this.now = services.now;
    this.random = services.random;
    this.network = services.network;
  }

  get clientAddress(): string {
    return this.caller.clientAddress;
  }

  get client(): string {
    return this.caller.client;
  }

  callOperation(operation: Operation, input: Readonly<Record<string, unknown>>): MaybePromise<Answer | FileAnswer> {
    return this.callOther(operation, input, () => this.caller);
  }
}

/** Context class of an operation, with its datasets as properties. */
function contextClassOf({ cache, needs }: Operation): typeof CallContext {
  class OperationContext extends (cache === 'dataset' ? CallContext : LiveCallContext) {}
  for (const [index, [name]] of needs.entries()) {
    Object.defineProperty(OperationContext.prototype, name, {
      get(this: CallContext) {
        return this.dataset(index);
      },
    });
  }
  return OperationContext;
}
