/** Every example of every operation, over REST and MCP: equal answers that match the schema. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { z } from 'zod';
import type { Operation } from '../src/core/operation/operation.ts';
import { isMedia } from '../src/core/request/output.ts';
import { families } from '../src/families/index.ts';
import { requestExample } from './support/ask-example.ts';
import { type Service, startPotli, withinData } from './support/service.ts';
import { secondTier } from './support/test-tiers.ts';

/** Each takes seconds of CPU time for a segmentation network that tests beside them run too. */
const SEGMENTATION = ['image_passport', 'image_remove_background'];

let service: Service;
let client: Client;
before(async () => {
  service = await startPotli({ now: withinData });
  client = new Client({ name: 'contract', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
});
after(async () => {
  await client.close();
  await service.close();
});

const rest = (operation: Operation): Promise<Response> => requestExample(service.url, operation);

/** Custom response headers that are not documented, or not exposed to browsers by CORS. */
function undocumented({ headers: described = {} }: Operation, headers: Headers): string[] {
  const names = Object.keys(described).map((name) => name.toLowerCase());
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(', ');
  const custom = [...headers.keys()].filter((name) => name.startsWith('x-') && !/^x-(ratelimit|content-type)-/.test(name));
  return custom.filter((name) => !names.includes(name) || !exposed.includes(name));
}

for (const family of families) {
  describe(family.name, () => {
    for (const operation of family.operations) {
      test(`${operation.id}: the example works and matches its schema`, {
        skip: SEGMENTATION.includes(operation.id) && secondTier,
      }, async () => {
        const response = await rest(operation);
        const type = response.headers.get('content-type') ?? '';
        assert.deepEqual(undocumented(operation, response.headers), []);
        if (isMedia(operation.output)) {
          assert.equal(response.status, 200, await response.text());
          assert.ok(
            operation.output.media.some((media) => type.startsWith(media)),
            type,
          );
          return;
        }
        const body = (await response.json()) as { data: unknown; meta: Record<string, unknown> };
        assert.equal(response.status, 200, JSON.stringify(body));
        assert.deepEqual(Object.keys(body), ['data', 'meta']);
        // Parsing strips members that the schema does not name: the result must equal the input.
        assert.deepEqual((operation.output as z.ZodType).parse(body.data), body.data);
        if (operation.needs.length > 0) assert.ok(body.meta.source, 'meta.source names the dataset');
        if ('limit' in operation.input && 'offset' in operation.input) {
          for (const member of ['total', 'limit', 'offset']) assert.equal(typeof body.meta[member], 'number', `meta.${member}`);
        }
      });

      if (operation.tool !== undefined) {
        test(`${operation.tool}: the tool returns the same as REST`, async () => {
          const result = await client.callTool({ name: operation.tool as string, arguments: { ...operation.example } });
          const [content] = result.content as { type: string; text?: string; mimeType?: string }[];
          assert.ok(!result.isError, content?.text);
          if (isMedia(operation.output))
            assert.ok(content?.type === 'image' ? operation.output.media.includes(content.mimeType ?? '') : content?.text);
          else if (operation.cache === 'dataset') assert.equal(content?.text, await (await rest(operation)).text());
          else assert.ok((operation.output as z.ZodType).safeParse(JSON.parse(content?.text ?? '').data).success);
        });
      }
    }
  });
}
