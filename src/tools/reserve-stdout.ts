import { Writable } from 'node:stream';

/**
 * Reserves standard output for a protocol: output of libraries and worker threads is redirected to standard error.
 * Returns a stream to the real standard output.
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
