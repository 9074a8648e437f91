/** The service under attack, as a child process with default settings, and its clients. */
import { type Started, start } from '../support/process.ts';
import { processTree, treeMegabytes } from '../support/process-tree.ts';
import { type Bounds, heavyBoundMs, PROMISED } from './bounds.ts';
import { type Answer, Client } from './client.ts';
import { atMost, exactly, type Finding } from './finding.ts';

const POLL_MS = 100;

/** The harness is the trusted proxy that gives each client its address. Everything else has its default. */
const SETTINGS = { TRUST_PROXY: '1', MEMORY_MB: String(PROMISED.ceilingMb) };

export interface PlayOptions {
  readonly bounds: Bounds;
  /** Short form for tests: smaller attacks and shorter timeouts. */
  readonly short: boolean;
}

export class TestBed {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly short: boolean;
  readonly bounds: Bounds;
  readonly #started: Started;
  readonly #watch: NodeJS.Timeout;
  #peakMb = 0;
  #clients = 0;

  static async open(settings: Readonly<Record<string, string>>, options: PlayOptions): Promise<TestBed> {
    const started = start({ ...SETTINGS, ...settings });
    return new TestBed(started, await started.url, options);
  }

  private constructor(started: Started, url: string, { short, bounds }: PlayOptions) {
    this.#started = started;
    this.url = url;
    this.port = Number(new URL(url).port);
    this.pid = started.child.pid as number;
    this.short = short;
    this.bounds = bounds;
    this.#watch = setInterval(() => this.megabytes(), POLL_MS);
  }

  /** A client with a new address. */
  client(): Client {
    return new Client(this.url, `203.0.113.${++this.#clients}`);
  }

  /** Findings about another client's heavy request during the attack: status, and latency against the usual one. */
  checkHeavyLatency(subject: string, usual: Answer, meanwhile: Answer): Finding[] {
    const label = `${subject}, usually ${Math.round(usual.milliseconds)} ms`;
    return [
      exactly('latency', `${subject}: status`, meanwhile.status, 200),
      atMost('latency', label, meanwhile.milliseconds, heavyBoundMs(usual.milliseconds, this.bounds), ' ms'),
    ];
  }

  megabytes(): number {
    const now = treeMegabytes(this.pid);
    this.#peakMb = Math.max(this.#peakMb, now);
    return now;
  }

  /** Peak memory since the last call. */
  peakMegabytes(): number {
    const peakMb = Math.max(this.#peakMb, this.megabytes());
    this.#peakMb = 0;
    return peakMb;
  }

  /** Kills the service and its descendants. Returns their output. */
  async close(): Promise<string> {
    clearInterval(this.#watch);
    for (const pid of processTree(this.pid)) kill(pid);
    const { stdout, stderr } = await this.#started.exited;
    return `${stdout}${stderr}`;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Already exited.
  }
}
