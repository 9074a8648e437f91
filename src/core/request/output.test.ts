/** Runs the compiler on handlers in a separate folder: code that must be rejected cannot be part of the build. */
import assert from 'node:assert/strict';
import { symlinkSync } from 'node:fs';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { compile } from '../../../test/support/consumer.ts';
import { write } from '../../../test/support/project-fixture.ts';
import { temporaryFolder } from '../../../test/support/service.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const HEAD = `
import { z } from 'zod';
import { RawJson } from './json.ts';
import { operation } from '../operation/operation.ts';
import type { DatasetDefinition } from '../dataset/dataset.ts';
declare const towns: DatasetDefinition;
const about = { id: 'town', path: '/v1/town', summary: 'A town', input: {}, example: {} } as const;
const Town = z.object({
  name: z.string(),
  size: z.enum(['small', 'large']),
  note: z.string().optional(),
  streets: z.array(z.object({ name: z.string(), houses: z.int().nullable() })),
});
const STREETS: readonly { readonly name: string; readonly houses: number | null }[] = [{ name: 'Ring Road', houses: 4 }];
`;

/** Valid definitions. */
const VALID: Readonly<Record<string, string>> = {
  'a record that contains shared constants': `output: Town, run: () => ({ data: { name: 'Karur', size: 'small', streets: STREETS } })`,
  'a promise of a record': `output: Town, async run(_, { now }) { return { data: { name: String(now()), size: 'small', note: 'x', streets: [] }, meta: { total: 1 } }; }`,
  'serialised JSON': `output: Town, run: () => ({ data: new RawJson(Buffer.from('{}')) })`,
  'sometimes a file': `output: Town, run(_, { random }) { if (random() > 0) return Promise.resolve({ file: '', type: 'text/csv' }); return { data: { name: 'Karur', size: 'large', streets: [] } }; }`,
  'a list': `output: z.array(Town), run: () => ({ data: [{ name: 'Karur', size: 'small', streets: STREETS }] })`,
  'a file': `output: { media: ['image/png'] }, run: () => ({ file: '', type: 'image/png' })`,
  'a file, or its record': `output: { media: ['image/png'], json: Town }, run: () => ({ data: { name: 'Karur', size: 'small', streets: [] } })`,
  'either of two records': `output: z.union([Town, z.object({ count: z.int() })]), run: () => ({ data: { count: 1 } })`,
  'a dictionary': `output: z.object({ counts: z.record(z.string(), z.int()) }), run: () => ({ data: { counts: { Karur: 1 } } })`,
  'the time, if the response is not cacheable': `output: z.string(), data: { towns }, cache: 'never', run: (_, { now }) => ({ data: String(now()) })`,
  'a plain text of the record': `output: Town, plainText: ({ name, streets }) => name + streets.length, run: () => ({ data: { name: 'Karur', size: 'small', streets: [] } })`,
};

/** Invalid definitions, and the expected error message of each. */
const INVALID: Readonly<Record<string, readonly [definition: string, message: RegExp]>> = {
  'the time, in a cacheable response': [
    `output: z.string(), data: { towns }, run: (_, context) => ({ data: String(context.now()) })`,
    /now/,
  ],
  'the client, in a cacheable response': [
    `output: z.string(), cache: 'dataset', run: (_, context) => ({ data: String(context.clientAddress) })`,
    /clientAddress/,
  ],
  'a misspelt field': [`output: Town, run: () => ({ data: { nme: 42 } })`, /nme/],
  'a record without a required field': [`output: Town, run: () => ({ data: { name: 'Karur', size: 'small' } })`, /streets/],
  'a record that sometimes lacks a required field': [
    `output: Town, run: (_, { random }) => ({ data: { name: 'Karur', size: 'small', ...(random() > 0 && { streets: [] }) } })`,
    /streets/,
  ],
  'an additional field': [`output: Town, run: () => ({ data: { name: 'Karur', size: 'small', streets: [], nme: 42 } })`, /no field nme/],
  'a misspelt optional field': [
    `output: Town, run: () => ({ data: { name: 'Karur', size: 'small', streets: [], nots: '' } })`,
    /no field nots/,
  ],
  'an additional field in a nested list': [
    `output: z.array(Town), async run() { return { data: [{ name: 'Karur', size: 'small', streets: [{ name: 'Ring Road', houses: 4, hoses: 4 }] }] }; }`,
    /no field hoses/,
  ],
  'a value of another type': [`output: Town, run: () => ({ data: { name: 42, size: 'small', streets: [] } })`, /number/],
  'a value outside of the enum': [`output: Town, run: () => ({ data: { name: 'Karur', size: 'medium', streets: [] } })`, /medium/],
  unknown: [`output: Town, run: () => ({ data: JSON.parse('{}') as unknown })`, /unknown/],
  any: [`output: Town, run: () => ({ data: JSON.parse('{}') })`, /no field/],
  'a field of type any': [`output: Town, run: () => ({ data: { name: JSON.parse('{}'), size: 'small', streets: [] } })`, /no field/],
  'a record instead of a file': [`output: { media: ['image/png'] }, run: () => ({ data: { name: 'Karur' } })`, /FileAnswer/],
  'another record than that of the file': [
    `output: { media: ['image/png'], json: Town }, run: () => ({ data: { name: 'Karur', size: 'small' } })`,
    /streets/,
  ],
  'a field of neither member of a union': [
    `output: z.union([Town, z.object({ count: z.int() })]), run: () => ({ data: { count: 1, size: 'small', sum: 1 } })`,
    /no field sum/,
  ],
  'a plain text of an unknown field': [
    `output: Town, plainText: ({ nme }) => nme, run: () => ({ data: { name: 'Karur', size: 'small', streets: [] } })`,
    /nme/,
  ],
};

/** Messages of the compiler for each definition, by title. */
const errors = new Map<string, string[]>();
before(() => {
  const definitions = [...Object.entries(VALID), ...Object.entries(INVALID).map(([title, [definition]]) => [title, definition] as const)];
  const folder = temporaryFolder();
  const imported = HEAD.replaceAll("'./", `'${ROOT}src/core/request/`).replaceAll("'../", `'${ROOT}src/core/`);
  for (const [index, [, definition]] of definitions.entries()) {
    write(folder, `${index}.ts`, `${imported}export const it = operation({ ...about, ${definition} });`);
  }
  symlinkSync(`${ROOT}node_modules`, `${folder}/node_modules`);
  write(folder, 'package.json', '{ "type": "module" }');
  const compilerOptions = {
    noEmit: true,
    rewriteRelativeImportExtensions: false,
    allowImportingTsExtensions: true,
    rootDir: '/',
    typeRoots: [`${ROOT}node_modules/@types`],
  };
  write(folder, 'tsconfig.json', JSON.stringify({ extends: `${ROOT}tsconfig.json`, compilerOptions, include: ['*.ts'], exclude: [] }));
  const output = compile(folder);
  for (const [, index, text = ''] of output.matchAll(/^(?:\S*\/)?(\d+)\.ts\(\d+,\d+\): error (.*(?:\n .*)*)/gm)) {
    const title = definitions[Number(index)]?.[0] ?? '';
    errors.set(title, [...(errors.get(title) ?? []), text]);
  }
});
const errorsOf = (title: string): string[] => errors.get(title) ?? [];

for (const title of Object.keys(VALID)) {
  test(`a handler may return ${title}`, () => assert.deepEqual(errorsOf(title), []));
}

for (const [title, [, message]] of Object.entries(INVALID)) {
  test(`a handler may not return ${title}`, () => {
    const [first = '', ...others] = errorsOf(title);
    assert.deepEqual(others, []);
    assert.match(first, message);
  });
}
