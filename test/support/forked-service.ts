/** The test service in a child process, so that CPU time of its main thread is the service's alone. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPotli } from './service.ts';

export interface ForkedPotli {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  close(): Promise<void>;
}

const ownPath = fileURLToPath(import.meta.url);

export async function forkPotli(): Promise<ForkedPotli> {
  const child = fork(ownPath);
  const [port] = (await once(child, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid as number,
    async close() {
      const exited = once(child, 'exit');
      child.send('close');
      const [code] = await exited;
      if (code !== 0) throw new Error('the service met internal errors; they are written above');
    },
  };
}

if (process.argv[1] === ownPath && process.send) {
  const service = await startPotli();
  process.on('disconnect', () => process.exit(1));
  process.on('message', () => {
    service.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.send(service.port);
}
