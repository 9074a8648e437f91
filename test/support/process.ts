/** Starts the service as a child process on a free loopback port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../start/main.js', import.meta.url));
const running = new Set<ChildProcess>();

export interface Started {
  readonly child: ChildProcess;
  readonly url: Promise<string>;
  readonly exited: Promise<{ code: number | null; stdout: string; stderr: string }>;
  /** Its stderr so far. */
  output(): string;
}

/** @param program compiled main.js of another build */
export function start(environment: Record<string, string> = {}, args: readonly string[] = [], program: string = main): Started {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', REFRESH: 'off', ...environment },
  });
  running.add(child);
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += chunk));
  const url = new Promise<string>((resolve) => {
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
      const match = /answers on (http:\S+)/.exec(stderr);
      if (match?.[1]) resolve(match[1]);
    });
  });
  const exited = new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, stdout, stderr });
    });
  });
  return { child, url, exited, output: () => stderr };
}

/** For `after`: kills all processes that the tests started. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Polls until a condition holds; throws after `seconds`, many because a busy machine may give this process a tenth of a core. */
export async function until(isTrue: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`this did not come true within ${seconds} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
