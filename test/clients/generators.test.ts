/** Clients that other generators make of `/openapi.json`: generated, compiled strictly, and with the types of a list. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { before, describe, test } from 'node:test';
import { families } from '../../src/families/index.ts';
import { buildOpenApi } from '../../src/surfaces/openapi.ts';
import { compile } from '../support/consumer.ts';
import { write } from '../support/project-fixture.ts';
import { temporaryFolder } from '../support/service.ts';
import { secondTier } from '../support/test-tiers.ts';

/** Pinned: a new release of a generator must not fail the tests of an unchanged document. TypeScript 5 is the compiler that they call. */
const PACKAGES = [
  'orval@7.13.2',
  'openapi-typescript@7.13.0',
  '@hey-api/openapi-ts@0.95.0',
  'swagger-typescript-api@13.13.0',
  '@stoplight/spectral-cli@6.16.3',
  'typescript@5.9.3',
];

/** orval makes a union of the media types of a response, JSON and CSV of a list, unless one is excluded. */
const ORVAL_CONFIG = `export default {
  potli: {
    input: 'openapi.json',
    output: { target: 'out/orval.ts', client: 'fetch', override: { contentType: { exclude: ['text/csv'] } } },
  },
};`;

const PROGRAM = `
import type { paths } from './out/openapi-typescript.js';
import type { IfscSearchResponse } from './out/hey-api/types.gen.js';
import { Api } from './out/swagger-typescript-api/api.js';
import { ifscSearch } from './out/orval.js';
type List = paths['/v1/ifsc']['get']['responses'][200]['content']['application/json'];
export const one = (list: List): string | undefined => list.data[0]?.ifsc;
export const two = (list: IfscSearchResponse): string | undefined => list.data[0]?.ifsc;
export const three = async (): Promise<string | undefined> => (await new Api().v1.ifscSearch({ q: 'anna nagar' })).data.data[0]?.ifsc;
export async function four(): Promise<string | undefined> {
  const { status, data } = await ifscSearch({ q: 'anna nagar' });
  return status === 200 ? data.data[0]?.ifsc : data.error.code;
}`;

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  noEmit: true,
};

/** A reason, or false. */
function withoutRegistry(): string | false {
  return secondTier || (spawnSync('npm', ['ping', '--silent']).status === 0 ? false : 'npm ping finds no registry');
}

describe('the OpenAPI document', { skip: withoutRegistry() }, () => {
  let folder: string;
  const npm = (...args: string[]): string =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const npx = (...args: string[]): string => npm('exec', '--offline', '--', ...args);

  before(async () => {
    folder = temporaryFolder();
    write(folder, 'package.json', '{ "type": "module" }');
    write(folder, 'openapi.json', JSON.stringify(await buildOpenApi(families, 'https://potli.example')));
    npm('install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES);
  });

  test('works with four generators, whose clients compile and have typed list fields', () => {
    write(folder, 'orval.config.ts', ORVAL_CONFIG);
    npx('openapi-typescript', 'openapi.json', '--output', 'out/openapi-typescript.ts');
    npx('openapi-ts', '--input', 'openapi.json', '--output', 'out/hey-api', '--client', '@hey-api/client-fetch');
    npx('swagger-typescript-api', 'generate', '--path', 'openapi.json', '--output', 'out/swagger-typescript-api', '--name', 'api.ts');
    npx('orval');
    write(folder, 'program.ts', PROGRAM);
    write(folder, 'tsconfig.json', JSON.stringify({ compilerOptions, include: ['program.ts', 'out'] }));
    assert.equal(compile(folder), '');
  });

  test('passes the rules of spectral without errors or warnings', () => {
    write(folder, '.spectral.yaml', 'extends: ["spectral:oas"]');
    assert.match(npx('spectral', 'lint', 'openapi.json', '--fail-severity', 'warn'), /No results/);
  });
});
