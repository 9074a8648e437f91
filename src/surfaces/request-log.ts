/**
 * Request log: method, route pattern, status, milliseconds. Never a path, query, body, address or user agent.
 * Lines are buffered and flushed a few times a second, so that logging adds almost no cost to a request.
 */
export interface RequestLog {
  write(method: string, pattern: string, status: number, milliseconds: number): void;
  flush(): void;
}

const FLUSH_MS = 200;
const FLUSH_CHARACTERS = 16_384;

type LineFormat = (method: string, pattern: string, status: number, milliseconds: string) => string;

/** Human-readable format. */
export const formatPlainLine: LineFormat = (method, pattern, status, milliseconds) => `${method} ${pattern} ${status} ${milliseconds}ms\n`;

/** JSON Lines format. */
export const formatJsonLine: LineFormat = (method, pattern, status, milliseconds) =>
  `{"time":"${new Date().toISOString()}","method":"${method}","route":"${pattern}","status":${status},"milliseconds":${milliseconds}}\n`;

export function createRequestLog(output: (lines: string) => void, line: LineFormat = formatPlainLine): RequestLog {
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
