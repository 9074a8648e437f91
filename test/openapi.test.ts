import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { families } from '../src/families/index.ts';
import { buildOpenApi } from '../src/surfaces/openapi.ts';
import { testFamily } from './fixtures/feature-family.ts';

// The families of the product, and one that uses every feature of a family.
const document = await buildOpenApi([...families, testFamily]);

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
interface DocumentedResponses {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>>;
}
const schemas = (document.components as { schemas: Readonly<Record<string, Schema>> }).schemas;

test('carries the version of the interface and is OpenAPI 3.1', () => {
  assert.equal(document.openapi, '3.1.0');
  assert.equal((document.info as { version: string }).version, '1.1.17');
});

test('is valid against the OpenAPI schema', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  assert.ok(valid, JSON.stringify(errors ?? '').slice(0, 2_000));
});

test('passes the recommended rules of redocly', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'operation-4xx-response': 'error', 'no-unused-components': 'off', 'no-server-example.com': 'off' },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  assert.deepEqual(
    problems.map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`),
    [],
  );
});

test('documents 400, 404 and 429 for every operation', () => {
  for (const [path, item] of Object.entries(document.paths as Record<string, Record<string, { responses: object }>>)) {
    // The list of downloads and the status cannot be missing.
    const statuses = ['/v1/downloads', '/v1/status'].includes(path) ? ['200', '400', '429'] : ['200', '400', '404', '429'];
    for (const { responses } of Object.values(item)) for (const status of statuses) assert.ok(status in responses, `${path} ${status}`);
  }
});

test('has unique names for code generators, and patterns without flags', () => {
  const pascal = (words: string): string => words.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const derived = new Set(Object.keys(schemas));
  for (const [name, { properties = {} }] of Object.entries(schemas))
    for (const field of Object.keys(properties)) derived.add(name + pascal(field));
  for (const item of Object.values(
    document.paths as Record<string, Record<string, { operationId: string; parameters?: { name: string }[] }>>,
  )) {
    for (const { operationId, parameters = [] } of Object.values(item)) {
      for (const name of ['', ...parameters.map((parameter) => parameter.name)]) {
        assert.ok(!derived.has(pascal(operationId) + pascal(name)), `${operationId} ${name}`);
      }
    }
  }
  assert.doesNotMatch(JSON.stringify(document), /"pattern":"[^"]*\\\\p\{/);
});

/** Fields of a schema, recursively, with their paths. Named schemas are visited once. */
function* fieldsBelow(schema: Schema, path: string, seen: Set<string>): Generator<[place: string, name: string, description: unknown]> {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) {
    if (seen.has(name)) return;
    seen.add(name);
    yield* fieldsBelow(schemas[name] as Schema, name, seen);
  }
  for (const [field, member] of Object.entries(schema.properties ?? {})) {
    yield [`${path}.${field}`, field, member.description ?? schemas[member.$ref?.split('/').at(-1) ?? '']?.description];
    yield* fieldsBelow(member, `${path}.${field}`, seen);
  }
  for (const part of [schema.items, schema.additionalProperties, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    if (typeof part === 'object') yield* fieldsBelow(part, path, seen);
  }
}

test('every field of every response has a description beyond its name', () => {
  const seen = new Set<string>();
  const items = Object.values(document.paths as Record<string, Record<string, DocumentedResponses>>).flatMap((item) => Object.values(item));
  const ofFamilies = items.filter(({ tags }) => !tags.includes(testFamily.id));
  const fields = ofFamilies.flatMap(({ operationId, responses }) => {
    const schema = responses['200']?.content?.['application/json']?.schema;
    return schema ? [...fieldsBelow(schema, operationId, seen)] : [];
  });
  assert.ok(fields.length > 1_000);
  const letters = (text: string): string => text.replace(/[^a-z0-9]/gi, '').toLowerCase();
  // `data` is the answer itself, described by the operation.
  const undescribed = fields.filter(
    ([path, name, description]) => !/^\w+\.data$/.test(path) && (!description || letters(String(description)) === letters(name)),
  );
  assert.deepEqual(
    undescribed.map(([path]) => path),
    [],
  );
});
