/** Generates consumer programs that call every operation with its example, through the client and through the library. */
import assert from 'node:assert/strict';
import type { z } from 'zod';
import type { Family, Operation } from '../../src/core/operation/operation.ts';
import { argumentName } from '../../src/core/operation/parameters.ts';
import { isMedia } from '../../src/core/request/output.ts';
import { typescriptCall } from '../../src/surfaces/clients/names.ts';
import { examplePaths } from '../support/example-files.ts';

export type Results = Readonly<Record<string, { data?: unknown; type?: string; failed?: string }>>;

/** Asserts that an answer matches the declared output of its operation. */
export function assertFits({ output, id }: Operation, actual: Results[string] | undefined): void {
  assert.equal(actual?.failed, undefined, id);
  if (isMedia(output)) assert.ok(output.media.includes(actual?.type?.split(';')[0] ?? ''), `${id} ${actual?.type}`);
  else assert.deepEqual((output as z.ZodType).parse(actual?.data), actual?.data, id);
}

/** Group left out of the library program, because the library would use the real network. */
const OUTSIDE = 'Network and contact checks';

export function offlineOperations(families: readonly Family[]): readonly Operation[] {
  return families.filter(({ group }) => group !== OUTSIDE).flatMap(({ operations }) => operations);
}

/**
 * The first operation of each kind, by how it takes arguments and files and what it returns: the first test tier asks these where
 * test/contract.test.ts asks all.
 */
export function oneOfEachKind(operations: readonly Operation[]): readonly Operation[] {
  const firsts = new Map<string, Operation>();
  for (const operation of operations) {
    const { files, method, path, input, output, cache, textBody } = operation;
    const isList = 'limit' in input && 'offset' in input;
    const takesFiles = files ? Math.min(files.max, 2) : 0;
    const kind = [takesFiles, method, path.includes('{'), isList, isMedia(output), cache, textBody !== undefined].join();
    if (!firsts.has(kind)) firsts.set(kind, operation);
  }
  return [...firsts.values()];
}

/** Minimal declarations for the programs: Potli's types must compile without those of Node. */
export const NODE_TYPES = `
declare const process: { argv: string[]; stdout: { write(text: string): void } };
declare module 'node:fs' { export function openAsBlob(path: string): Promise<Blob>; }
`;

/** Beginning and end of both programs. */
const FRAME = `
import { openAsBlob } from 'node:fs';
const results: Record<string, unknown> = {};
async function keep(id: string, answer: Promise<unknown>): Promise<void> {
  const found = await answer.catch((error) => ({ failed: \`\${error}\` }));
  results[id] = found instanceof Blob ? { type: found.type, size: found.size } : found;
}
`;
const END = '\nprocess.stdout.write(JSON.stringify(results));\n';

export function clientProgram(operations: readonly Operation[]): string {
  const calls = operations.map((operation) => {
    return `await keep('${operation.id}', potli.${typescriptCall(operation).method}(${exampleInput(operation)}));`;
  });
  return `import { createPotli } from 'potli/client';${FRAME}const potli = createPotli({ baseUrl: process.argv[2] ?? '' });\n${calls.join('\n')}${END}`;
}

export function libraryProgram(operations: readonly Operation[]): string {
  const calls = operations.map((operation) => `await keep('${operation.id}', potli.call('${operation.id}', ${exampleInput(operation)}));`);
  return `import { openPotli } from 'potli';${FRAME}const potli = await openPotli();\n${calls.join('\n')}\npotli.close();${END}`;
}

/** The example as a literal, so that the compiler checks every value. */
function exampleInput(operation: Operation): string {
  const members = Object.entries(operation.example).map(([name, value]) => {
    return `${JSON.stringify(argumentName(operation, name))}: ${JSON.stringify(value)}`;
  });
  const files = examplePaths(operation).map((path) => `await openAsBlob(${JSON.stringify(path)})`);
  if (operation.files) members.unshift(operation.files.max === 1 ? `file: ${files[0]}` : `files: [${files.join(', ')}]`);
  return `{ ${members.join(', ')} }`;
}
