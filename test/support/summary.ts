/** Additions to the report of Node's runner, before its last lines: duration of each group, skipped tests with reasons, and the command to repeat the run. */
import type { TestEvent } from 'node:test/reporters';
import type { Group } from './groups.ts';
import { withSourcePositions } from './source-positions.ts';

export async function* summarized(
  events: AsyncIterable<TestEvent>,
  groups: readonly Group[],
  notes: () => readonly string[],
): AsyncGenerator<TestEvent> {
  const seconds = new Map<string, number>();
  const skipped = new Map<string, number>();
  for await (const event of events) {
    if (event.type === 'test:pass' || event.type === 'test:fail') {
      const { name, nesting, skip, details } = event.data;
      if (nesting === 0) seconds.set(name, details.duration_ms / 1_000);
      if (skip !== undefined) skipped.set(String(skip), (skipped.get(String(skip)) ?? 0) + 1);
    }
    if (event.type === 'test:diagnostic' && /^tests \d+$/.test(event.data.message)) {
      const lines = [
        ...groups.map(
          ({ name, files }) =>
            `${sum(files.map((file) => seconds.get(file.name) ?? 0))
              .toFixed(1)
              .padStart(6)} s  ${name}, ${files.length} files`,
        ),
        ...[...skipped].map(([reason, count]) => `not run: ${count} ${count === 1 ? 'test' : 'tests'} (${reason})`),
        ...notes(),
      ];
      for (const message of lines) yield { ...event, data: { ...event.data, message } };
    }
    yield withSourcePositions(event);
  }
}

/** Summary lines of the runner, such as `tests 12`. */
const TOTAL = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) ([\d.]+)$/;

/** Runs one after the other and reports them as one: their totals are added up. */
export async function* joined(runs: readonly (() => AsyncIterable<TestEvent>)[]): AsyncGenerator<TestEvent> {
  const totals = new Map<string, number>();
  for (const [index, start] of runs.entries())
    for await (const event of start()) {
      const [, name, count] = (event.type === 'test:diagnostic' && event.data.nesting === 0 && TOTAL.exec(event.data.message)) || [];
      if (event.type !== 'test:diagnostic' || name === undefined) {
        yield event;
        continue;
      }
      totals.set(name, (totals.get(name) ?? 0) + Number(count));
      if (index === runs.length - 1) yield { ...event, data: { ...event.data, message: `${name} ${totals.get(name)}` } };
    }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, item) => total + item, 0);
}
