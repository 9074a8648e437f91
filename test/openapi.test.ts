import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { families } from '../src/families/index.ts';
import { openApi } from '../src/surfaces/openapi.ts';
import { workshop } from './fixtures/workshop.ts';

// The rooms of the product, and one that uses every feature a room can use.
const document = await openApi([...families, workshop]);

test('carries the version of the interface and is OpenAPI 3.1', () => {
  assert.equal(document.openapi, '3.1.0');
  assert.equal((document.info as { version: string }).version, '1.1.17');
});

test('is valid by the schema of OpenAPI', async () => {
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

test('types can be generated from it', async () => {
  const types = astToString(await openapiTypescript(JSON.stringify(document)));
  for (const name of ['ifsc_get', 'pincode_near', 'Branch', 'Pincode']) assert.match(types, new RegExp(`\\b${name}\\b`));
});

test('documents 400, 404 and 429 for every operation', () => {
  for (const [path, item] of Object.entries(document.paths as Record<string, Record<string, { responses: object }>>)) {
    for (const { responses } of Object.values(item))
      for (const status of ['200', '400', '404', '429']) assert.ok(status in responses, `${path} ${status}`);
  }
});
