/** Handle of a child process for heavy work: spawns it, sends one job at a time, kills it and thereby frees all its memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { devNull, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuMs } from '../util/cpu-time.ts';
import type { Engine, Host } from './engine.ts';
import { onMessages, sendMessage } from './ipc.ts';
import type { ChargeResultMessage, CostMessage, JobMessage, JobReply, LoadedMessage, ProgressMessage } from './messages.ts';
import type { Progress } from './progress.ts';
import { rssMb } from './rss.ts';

const CHILD_MAIN = fileURLToPath(new URL('./child-main.js', import.meta.url));
const PIPE = 3;
/** The main process, which serves light requests, has priority over heavy work. */
const NICENESS = 5;
/** Limit of the V8 heap alone; buffers and WebAssembly memory are not included and are watched by RSS. */
const HEAP_MB = 1_024;

/** A path at which no folder can be created. */
const NO_TEMP_FOLDER = join(devNull, 'none');

/**
 * Environment of child processes. That of the operator is not passed on, so secrets in it cannot leak. One job runs at a time, so few threads and malloc arenas suffice,
 * and large allocations are returned to the system when they are freed.
 */
const ENVIRONMENT = {
  UV_THREADPOOL_SIZE: '2',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024),
  // libvips would unpack pictures above 100 MB to a temporary file. In memory they count towards the limit of the job.
  VIPS_DISC_THRESHOLD: '64g',
  // Clients' files are never written to disk: a library that tries to create a temporary file fails.
  TMPDIR: NO_TEMP_FOLDER,
  // Windows cannot start a process without it.
  ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }),
};

type ChildMessage = JobReply | LoadedMessage | ProgressMessage | CostMessage;

export interface JobCallbacks {
  /** The worker file is loaded and the job itself begins. */
  onStart(): void;
  onProgress(progress: Progress): void;
  /** The job waits until `resolveCharge` is called. */
  onCost(milliseconds: number): void;
  onReply(reply: JobReply): void;
  /** The process has exited without a reply. */
  onCrash(): void;
}

export class Child {
  readonly host: Host;
  readonly #process: ChildProcess;
  readonly #socket: Socket;
  readonly #loaded = new Set<string>();
  #callbacks: JobCallbacks | undefined;
  #isTerminating = false;
  /** When it last finished a job (`performance.now()`). */
  idleSince = 0;

  /** @param onExit called once, when the process has exited and its memory is free */
  constructor(host: Host, onExit: (child: Child) => void) {
    this.host = host;
    this.#process = spawn(process.execPath, ['--no-warnings', '--expose-gc', `--max-old-space-size=${HEAP_MB}`, CHILD_MAIN], {
      env: ENVIRONMENT,
      // Warnings of libraries do not belong into the log of the service.
      stdio: ['ignore', 'ignore', 'ignore', 'overlapped'],
      windowsHide: true,
    });
    this.#socket = this.#process.stdio[PIPE] as Socket;
    // Reported by 'exit'.
    this.#socket.on('error', () => {});
    onMessages(
      this.#socket,
      (message) => this.#onMessage(message as ChildMessage),
      () => this.kill(),
    );
    const onEnded = (): void => {
      this.#socket.destroy();
      const callbacks = this.#callbacks;
      this.#callbacks = undefined;
      onExit(this);
      callbacks?.onCrash();
    };
    this.#process.once('exit', onEnded);
    // Failed to spawn: there will be no 'exit'.
    this.#process.once('error', () => this.#process.pid === undefined && onEnded());
    if (this.#process.pid !== undefined) lowerPriority(this.#process.pid);
  }

  get isBusy(): boolean {
    return this.#callbacks !== undefined;
  }

  /** It was killed, but its memory is not free yet. */
  get isTerminating(): boolean {
    return this.#isTerminating;
  }

  /** RSS of the process; 0 if the system does not report it. */
  get totalRssMb(): number {
    return this.#process.pid === undefined ? 0 : rssMb(this.#process.pid);
  }

  /** CPU time of the process since its start; 0 if the system does not report it. */
  get cpuMs(): number {
    return (this.#process.pid && cpuMs(this.#process.pid)) ?? 0;
  }

  /** Bytes received from the process since its start. */
  get bytesReceived(): number {
    return this.#socket.bytesRead;
  }

  hasLoaded({ worker }: Engine): boolean {
    return this.#loaded.has(worker.href);
  }

  run(engine: Engine, { task, input, serialise, reportProgress }: Omit<JobMessage, 'worker'>, callbacks: JobCallbacks): void {
    const worker = engine.worker.href;
    this.#callbacks = callbacks;
    this.#ref();
    sendMessage(this.#socket, { worker, task, input, serialise, reportProgress } satisfies JobMessage);
    if (this.#loaded.has(worker)) callbacks.onStart();
    this.#loaded.add(worker);
  }

  /** Lets the job that waits for it begin, or aborts it. */
  resolveCharge(accepted: boolean): void {
    sendMessage(this.#socket, { accepted } satisfies ChargeResultMessage);
  }

  /** Kills the process immediately; the system reclaims all its memory. */
  kill(): void {
    this.#isTerminating = true;
    this.#callbacks = undefined;
    // The pipe first: buffers queued for writing may be freed from here on.
    this.#socket.destroy();
    this.#process.kill('SIGKILL');
  }

  #onMessage(message: ChildMessage): void {
    if ('expectedMs' in message) {
      this.#callbacks?.onCost(message.expectedMs);
      return;
    }
    if ('progress' in message) {
      this.#callbacks?.onProgress(message.progress);
      return;
    }
    if ('loaded' in message) {
      this.#callbacks?.onStart();
      return;
    }
    const callbacks = this.#callbacks;
    this.#callbacks = undefined;
    this.idleSince = performance.now();
    this.#unref();
    callbacks?.onReply(message);
  }

  /** A busy process keeps the event loop of the service alive; an idle one does not. */
  #ref(): void {
    this.#process.ref();
    this.#socket.ref();
  }

  #unref(): void {
    this.#process.unref();
    this.#socket.unref();
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // Already exited, or not permitted: then it runs at normal priority.
  }
}
