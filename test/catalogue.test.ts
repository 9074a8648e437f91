/** Invariants of the list of operations. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { GROUPS } from '../src/core/operation/operation.ts';
import { inputSchema, parametersOf } from '../src/core/operation/parameters.ts';
import { families } from '../src/families/index.ts';
import { describeCompactTool, toolsOf } from '../src/surfaces/mcp-tools.ts';
import { operationsOf } from '../src/surfaces/services.ts';
import { get, type Service, startPotli } from './support/service.ts';

/** Every tool offered: the names are part of the contract. */
const TOOLS =
  'pincode_get pincode_search pincode_near ifsc_get ifsc_search bank_search validate company_get company_search hsn_get hsn_search mutual_fund_get mutual_fund_search words airport_search rto_get station_search constituency holidays working_day_check working_days_count market_status panchang sun_moon thirukkural_get thirukkural_search text_redact text_tokens text_language transliterate tamil_font_convert ip_location email_check dns_lookup phone_check traceroute regex_test fake_data qr upi_qr barcode rerank sat_pass propagation'.split(
    ' ',
  );

/** Tool descriptions take context of every assistant: all 44 must fit in 22 KB. */
const MAX_LIST_BYTES = 22_000;

const operations = operationsOf(families);
let service: Service;
before(async () => {
  service = await startPotli();
});
after(() => service.close());

test('exactly the 44 tools of the contract are offered', () => {
  const tools = operations.flatMap(({ tool }) => tool ?? []);
  assert.equal(tools.length, 44);
  assert.deepEqual(tools.toSorted(), TOOLS.toSorted());
});

test('the list of tools stays small enough for an assistant', () => {
  const list = [...toolsOf({ families }).values()].map(describeCompactTool);
  assert.ok(JSON.stringify(list).length <= MAX_LIST_BYTES, `${JSON.stringify(list).length} bytes for ${list.length} tools`);
});

test('ids, and pairs of path and method, are unique', () => {
  assert.equal(new Set(operations.map(({ id }) => id)).size, operations.length);
  const routes = operations.map(({ path, method, files }) => `${files ? 'POST' : method} ${path}`);
  assert.equal(new Set(routes).size, routes.length);
});

test('every family has a group, a sentence about it and operations', () => {
  for (const family of families) {
    assert.ok(GROUPS.includes(family.group));
    assert.match(family.about, /\.$/);
    assert.ok(family.operations.length > 0);
  }
});

test('every parameter is described, and every text has a maximum length', () => {
  for (const operation of operations) {
    for (const [name, { description }] of parametersOf(operation).byName) assert.ok(description, `${operation.id} ${name}`);
    for (const [name, schema] of Object.entries(inputSchema(operation).properties as Record<string, Record<string, unknown>>)) {
      const text = (schema.items ?? schema) as Record<string, unknown>;
      if (text.type === 'string')
        assert.ok(text.maxLength !== undefined || text.enum !== undefined || text.const !== undefined, `${operation.id} ${name}`);
    }
  }
});

test('GET /v1 lists every family with working URLs', async () => {
  const { status, body } = await get(`${service.url}/v1`);
  assert.equal(status, 200);
  const catalogue = body.data as { family: string; operations: { example: string | null }[] }[];
  assert.deepEqual(
    catalogue.map(({ family }) => family),
    families.map(({ id }) => id),
  );
  assert.equal(body.meta.total, families.length);
  assert.ok(catalogue.some(({ operations }) => operations.some(({ example }) => example?.startsWith('/v1/'))));
});
