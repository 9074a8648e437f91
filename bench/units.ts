/**
 * CPU time of operations compared with their cost in rate limit units: `npm run bench units`, or `npm run bench units text_` for some. A unit is a
 * tenth of the median CPU time of typical heavy operations. Light operations cost at least one unit, and many heavy ones have a fixed price of ten;
 * where input size determines the cost, the ratio should be between a half and two.
 */
import { fileURLToPath } from 'node:url';
import { InputReader } from '../src/core/operation/input.ts';
import type { Operation } from '../src/core/operation/operation.ts';
import { families } from '../src/families/index.ts';
import { exampleUrl } from '../src/surfaces/catalogue.ts';
import { exampleFiles } from '../test/support/example-files.ts';
import { startServer, treeMicroseconds } from './load.ts';
import { largeInputs } from './units-inputs.ts';

const HEAVY_UNITS = 10;
/** Images and documents of ordinary size, one at a time. */
const TYPICAL = new Set(['code_image', 'og_image', 'image_convert', 'image_compare', 'pdf_render', 'pdf_compress']);
const MAX_RATIO = 2;
/** Minimum CPU time for a clock resolution of ten milliseconds. */
const MIN_CPU_MS = 300;
const MAX_CALLS = 40;
const MAX_WALL_MS = 4_000;
/** Excluded: they wait for remote hosts that are not reachable from everywhere. */
const NETWORK = new Set(['dns_lookup', 'traceroute', 'email_check']);

interface Case {
  readonly operation: Operation;
  readonly label: string;
  /** Built for every call: some inputs must be unique. */
  readonly input: () => Readonly<Record<string, unknown>>;
}

interface Cost extends Case {
  readonly milliseconds: number;
  readonly units: number;
}

const potli = await startServer('Potli', [fileURLToPath(new URL('../start/main.js', import.meta.url))], {
  REFRESH: 'off',
  RATE_LIMIT: '0',
  LOG: 'off',
});
const base = `http://127.0.0.1:${potli.port}`;

function send({ operation, input: make }: Case): Promise<Response> {
  const input = make();
  const address = exampleUrl({ ...operation, example: input });
  if (operation.files) {
    const form = exampleFiles(operation);
    for (const [name, value] of Object.entries(input)) form.append(name, String(value));
    return fetch(base + operation.path, { method: 'POST', body: form });
  }
  if (address !== null && (operation.textBody === undefined || address.length < 1_000)) return fetch(base + address);
  return fetch(base + operation.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) });
}

/** CPU milliseconds per call, of the server and all its children; undefined if the call fails. */
async function costOf(testCase: Case): Promise<number | undefined> {
  const pid = potli.child.pid as number;
  const call = async (): Promise<boolean> => {
    const response = await send(testCase);
    await response.arrayBuffer();
    return response.ok;
  };
  if (!(await call())) return undefined;
  await call();
  const startedAt = performance.now();
  const before = treeMicroseconds(pid);
  let calls = 0;
  let cpuMs = 0;
  do {
    await call();
    calls++;
    cpuMs = (treeMicroseconds(pid) - before) / 1000;
  } while (cpuMs < MIN_CPU_MS && calls < MAX_CALLS && performance.now() - startedAt < MAX_WALL_MS);
  return cpuMs / calls;
}

function unitsOf({ operation, input }: Case): number {
  const { cost } = operation;
  return typeof cost === 'number' ? cost : cost(new InputReader(operation).fromArguments(input(), {}));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const selected = process.argv.slice(2);
const operations = families.flatMap((family) => family.operations).filter(({ id }) => !NETWORK.has(id));
const cases: Case[] = operations.flatMap((operation) => [
  { operation, label: 'example', input: () => operation.example },
  ...largeInputs(operation.id).map(([label, input]) => ({ operation, label, input: () => ({ ...operation.example, ...input }) })),
]);
const costs: Cost[] = [];
for (const testCase of cases) {
  if (!TYPICAL.has(testCase.operation.id) && selected.length > 0 && !selected.some((word) => testCase.operation.id.includes(word)))
    continue;
  const milliseconds = await costOf(testCase);
  if (milliseconds === undefined) console.log(`${testCase.operation.id} (${testCase.label}): no answer`);
  else costs.push({ ...testCase, milliseconds, units: unitsOf(testCase) });
}
const yardsticks = costs.filter(({ operation }) => TYPICAL.has(operation.id));
const unit = median(yardsticks.map(({ milliseconds }) => milliseconds)) / HEAVY_UNITS;
console.log(`a unit is ${unit.toFixed(2)} ms: a tenth of what ${[...TYPICAL].join(', ')} take in the median\n`);
console.log(`${'operation'.padEnd(52)}${'CPU ms'.padStart(10)}${'units'.padStart(8)}${'ratio'.padStart(8)}`);
for (const { operation, label, milliseconds, units } of costs) {
  const ratio = milliseconds / (units * unit);
  const isFixed = typeof operation.cost === 'number';
  const remark = isFixed ? '' : ratio > MAX_RATIO ? '  too light' : ratio < 1 / MAX_RATIO && units > 1 ? '  too heavy' : '';
  const name = `${operation.id} (${label})`;
  console.log(
    `${name.padEnd(52)}${milliseconds.toFixed(1).padStart(10)}${String(units).padStart(8)}${ratio.toFixed(2).padStart(8)}${remark}`,
  );
}
potli.child.kill();
process.exit(0);
