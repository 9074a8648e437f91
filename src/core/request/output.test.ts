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
const known: readonly { readonly name: string; readonly houses: number | null }[] = [{ name: 'Ring Road', houses: 4 }];
`;

/** Valid definitions. */
const RIGHT: Readonly<Record<string, string>> = {
  'a record, with what is kept for others in it': `output: Town, run: () => ({ data: { name: 'Karur', size: 'small', streets: known } })`,
  'a record that has to be waited for': `output: Town, async run(_, { now }) { return { data: { name: String(now()), size: 'small', note: 'x', streets: [] }, meta: { total: 1 } }; }`,
  'JSON that is written already': `output: Town, run: () => ({ data: new RawJson(Buffer.from('{}')) })`,
  'a file at times': `output: Town, run(_, { random }) { if (random() > 0) return Promise.resolve({ file: '', type: 'text/csv' }); return { data: { name: 'Karur', size: 'large', streets: [] } }; }`,
  'a list': `output: z.array(Town), run: () => ({ data: [{ name: 'Karur', size: 'small', streets: known }] })`,
  'a file': `output: { media: ['image/png'] }, run: () => ({ file: '', type: 'image/png' })`,
  'a file, or its record': `output: { media: ['image/png'], json: Town }, run: () => ({ data: { name: 'Karur', size: 'small', streets: [] } })`,
  'either of two records': `output: z.union([Town, z.object({ count: z.int() })]), run: () => ({ data: { count: 1 } })`,
  'a table by names': `output: z.object({ counts: z.record(z.string(), z.int()) }), run: () => ({ data: { counts: { Karur: 1 } } })`,
  'the time, where the answer is not kept': `output: z.string(), data: { towns }, cache: 'never', run: (_, { now }) => ({ data: String(now()) })`,
  'a text of the record': `output: Town, plainText: ({ name, streets }) => name + streets.length, run: () => ({ data: { name: 'Karur', size: 'small', streets: [] } })`,
};

/** Invalid definitions, and the expected error message of each. */
const WRONG: Readonly<Record<string, readonly [definition: string, complaint: RegExp]>> = {
  'the time, in an answer that is kept for others': [
    `output: z.string(), data: { towns }, run: (_, context) => ({ data: String(context.now()) })`,
    /now/,
  ],
  'the client, in one that is kept': [
    `output: z.string(), cache: 'dataset', run: (_, context) => ({ data: String(context.clientAddress) })`,
    /clientAddress/,
  ],
  'a field of another name': [`output: Town, run: () => ({ data: { nme: 42 } })`, /nme/],
  'a field that is missing': [`output: Town, run: () => ({ data: { name: 'Karur', size: 'small' } })`, /streets/],
  'a field that is missing at times': [
    `output: Town, run: (_, { random }) => ({ data: { name: 'Karur', size: 'small', ...(random() > 0 && { streets: [] }) } })`,
    /streets/,
  ],
  'a field too many': [`output: Town, run: () => ({ data: { name: 'Karur', size: 'small', streets: [], nme: 42 } })`, /no field nme/],
  'a misspelt field that may be left out': [
    `output: Town, run: () => ({ data: { name: 'Karur', size: 'small', streets: [], nots: '' } })`,
    /no field nots/,
  ],
  'a field too many, deep in a list': [
    `output: z.array(Town), async run() { return { data: [{ name: 'Karur', size: 'small', streets: [{ name: 'Ring Road', houses: 4, hoses: 4 }] }] }; }`,
    /no field hoses/,
  ],
  'a value of another type': [`output: Town, run: () => ({ data: { name: 42, size: 'small', streets: [] } })`, /number/],
  'a word that is not of the list': [`output: Town, run: () => ({ data: { name: 'Karur', size: 'medium', streets: [] } })`, /medium/],
  'a record of which nothing is known': [`output: Town, run: () => ({ data: JSON.parse('{}') as unknown })`, /unknown/],
  'a record of any kind': [`output: Town, run: () => ({ data: JSON.parse('{}') })`, /no field/],
  'a value of any kind': [`output: Town, run: () => ({ data: { name: JSON.parse('{}'), size: 'small', streets: [] } })`, /no field/],
  'a record where a file is promised': [`output: { media: ['image/png'] }, run: () => ({ data: { name: 'Karur' } })`, /FileAnswer/],
  'another record beside a file': [
    `output: { media: ['image/png'], json: Town }, run: () => ({ data: { name: 'Karur', size: 'small' } })`,
    /streets/,
  ],
  'a field of neither of two records': [
    `output: z.union([Town, z.object({ count: z.int() })]), run: () => ({ data: { count: 1, size: 'small', sum: 1 } })`,
    /no field sum/,
  ],
  'a text of a field that is not there': [
    `output: Town, plainText: ({ nme }) => nme, run: () => ({ data: { name: 'Karur', size: 'small', streets: [] } })`,
    /nme/,
  ],
};

/** Messages of the compiler for each definition, by title. */
const complaints = new Map<string, string[]>();
before(() => {
  const definitions = [...Object.entries(RIGHT), ...Object.entries(WRONG).map(([title, [definition]]) => [title, definition] as const)];
  const folder = temporaryFolder();
  const imported = HEAD.replaceAll("'./", `'${ROOT}src/core/request/`).replaceAll("'../", `'${ROOT}src/core/`);
  for (const [at, [, definition]] of definitions.entries()) {
    write(folder, `${at}.ts`, `${imported}export const it = operation({ ...about, ${definition} });`);
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
  const said = compile(folder);
  for (const [, at, text = ''] of said.matchAll(/^(?:\S*\/)?(\d+)\.ts\(\d+,\d+\): error (.*(?:\n .*)*)/gm)) {
    const title = definitions[Number(at)]?.[0] ?? '';
    complaints.set(title, [...(complaints.get(title) ?? []), text]);
  }
});
const complaintsOn = (title: string): string[] => complaints.get(title) ?? [];

for (const title of Object.keys(RIGHT)) {
  test(`a handler may answer ${title}`, () => assert.deepEqual(complaintsOn(title), []));
}

for (const [title, [, complaint]] of Object.entries(WRONG)) {
  test(`a handler may not answer ${title}`, () => {
    const [first = '', ...others] = complaintsOn(title);
    assert.deepEqual(others, []);
    assert.match(first, complaint);
  });
}
