/**
 * One line a request: method, route pattern, status, milliseconds. Never a path, a query, a body, an address or a user agent.
 * Lines are gathered and written together, a few times a second, so that logging costs a request next to nothing.
 */
export interface RequestLog {
  write(method: string, pattern: string, status: number, milliseconds: number): void;
  flush(): void;
}

const FLUSH_MS = 200;
const FLUSH_CHARACTERS = 16_384;

type Line = (method: string, pattern: string, status: number, milliseconds: string) => string;

/** For people. */
export const plainLine: Line = (method, pattern, status, milliseconds) => `${method} ${pattern} ${status} ${milliseconds}ms\n`;

/** For programs: an object a line. */
export const jsonLine: Line = (method, pattern, status, milliseconds) =>
  `{"time":"${new Date().toISOString()}","method":"${method}","route":"${pattern}","status":${status},"milliseconds":${milliseconds}}\n`;

export function requestLog(output: (lines: string) => void, line: Line = plainLine): RequestLog {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') output(lines);
    lines = '';
  };
  return {
    write(method, pattern, status, milliseconds) {
      const tenths = Math.round(milliseconds * 10);
      lines += line(method, pattern, status, `${Math.floor(tenths / 10)}.${tenths % 10}`);
      if (lines.length > FLUSH_CHARACTERS) flush();
      else timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    flush,
  };
}

export const silentLog: RequestLog = { write() {}, flush() {} };
