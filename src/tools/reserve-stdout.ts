import { Writable } from 'node:stream';

/**
 * Keeps standard output for a protocol: what anything else prints, a library or a worker thread, goes to standard error from now on.
 * Returns the way to the real one.
 */
export function reserveStdout(): Writable {
  const { stdout, stderr } = process;
  const write = stdout.write.bind(stdout);
  stdout.write = stderr.write.bind(stderr);
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      write(chunk, done);
    },
  });
}
