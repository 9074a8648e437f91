/**
 * Runs `potli` commands one after another in one child process: starting a process takes far longer than most commands. Standard streams
 * are replaced by in-memory streams; the exit code is the one that the command sets.
 */
import { fork } from 'node:child_process';
import { Console } from 'node:console';
import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

export interface CommandInput {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly stdin: string;
}

export interface CommandEnd {
  readonly code: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface CommandHost {
  run(input: CommandInput): Promise<CommandEnd>;
  close(): void;
}

const ownPath = fileURLToPath(import.meta.url);

export function startCommandHost(): CommandHost {
  const child = fork(ownPath, { serialization: 'advanced' });
  return {
    async run(input) {
      child.send(input);
      const waiting = new AbortController();
      const exited = once(child, 'exit', waiting).then(() => Promise.reject(new Error(`potli ${input.args.join(' ')} ended the process`)));
      const [{ stdout, ...end }] = (await Promise.race([once(child, 'message'), exited])) as [CommandEnd];
      exited.catch(() => undefined);
      waiting.abort();
      return { ...end, stdout: Buffer.from(stdout) };
    },
    close: () => child.disconnect(),
  };
}

async function execute({ args, cwd, stdin }: CommandInput): Promise<CommandEnd> {
  const output = { stdout: [] as Buffer[], stderr: [] as Buffer[] };
  for (const name of ['stdout', 'stderr'] as const) {
    const stream = new Writable({
      write(chunk: Buffer, _, done) {
        output[name].push(chunk);
        done();
      },
    });
    Object.defineProperty(process, name, { value: stream, configurable: true });
  }
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(stdin)]), configurable: true });
  globalThis.console = new Console(process.stdout, process.stderr);
  process.chdir(cwd);
  process.exitCode = 0;
  const { runCommand } = await import('../../src/command/run.ts');
  await runCommand(args);
  for (const signal of ['SIGINT', 'SIGTERM']) process.removeAllListeners(signal);
  return {
    code: Number(process.exitCode),
    stdout: Buffer.concat(output.stdout),
    stderr: Buffer.concat(output.stderr).toString(),
  };
}

if (process.argv[1] === ownPath && process.send) {
  // Each command adds a few listeners to the process, which it normally ends with.
  process.setMaxListeners(0);
  process.on('message', async (input: CommandInput) => process.send?.(await execute(input)));
  // Do not exit with the exit code set by the last command.
  process.on('disconnect', () => process.exit(0));
}
