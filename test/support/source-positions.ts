/**
 * Maps positions in compiled files to the TypeScript sources. Only failures need that: with `--enable-source-maps` every process parses the map of
 * every module that it loads.
 */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { TestEvent } from 'node:test/reporters';
import { fileURLToPath, pathToFileURL } from 'node:url';

const POSITION = /(?:file:\/\/)?(\/[^\s():]+\.js):(\d+):(\d+)/g;

interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A failed test with the stacks of its error, and its own position, in the sources. */
export function withSourcePositions(event: TestEvent): TestEvent {
  if (event.type !== 'test:fail') return event;
  for (let error: unknown = event.data.details.error; error instanceof Error; error = error.cause) {
    if (error.stack) error.stack = mapPositions(error.stack);
  }
  const { file, line, column } = event.data;
  const source = file && line && column ? sourceOf({ file, line, column }) : undefined;
  return source ? { ...event, data: { ...event.data, ...source } } : event;
}

export function mapPositions(stack: string): string {
  return stack.replace(POSITION, (match, file: string, line: string, column: string) => {
    const source = sourceOf({ file, line: Number(line), column: Number(column) });
    return source ? `${source.file}:${source.line}:${source.column}` : match;
  });
}

function sourceOf({ file, line, column }: Position): Position | undefined {
  const map = `${file}.map`;
  if (!existsSync(map)) return undefined;
  const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  const source = new URL(entry.originalSource, pathToFileURL(map));
  return { file: fileURLToPath(source), line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
