/** Prompts and resources of `/mcp`, with the official client. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type Service, startPotli } from './support/service.ts';

let service: Service;
let client: Client;
before(async () => {
  service = await startPotli();
  client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`)));
});
after(async () => {
  await client.close();
  await service.close();
});

test('prompts ask for a lookup by its tool', async () => {
  const { prompts } = await client.listPrompts();
  const { tools } = await client.listTools();
  assert.equal(prompts.length, 5);
  for (const { name, title, description, arguments: parameters = [] } of prompts) {
    assert.ok(title && description && tools.some((tool) => tool.name === name));
    const values = Object.fromEntries(parameters.map((parameter) => [parameter.name, `<${parameter.name}>`]));
    const { messages } = await client.getPrompt({ name, arguments: values });
    const text = messages[0]?.content.type === 'text' ? messages[0].content.text : '';
    for (const value of [...Object.values(values), name]) assert.ok(text.includes(value), text);
    assert.doesNotMatch(text, /[{}]/);
  }
  await assert.rejects(client.getPrompt({ name: 'pincode_get' }), /needs pincode/);
  await assert.rejects(client.getPrompt({ name: 'nothing' }), /Unknown prompt/);
});

test('resources are the answers of lookups', async () => {
  const { resourceTemplates } = await client.listResourceTemplates();
  assert.ok(resourceTemplates.some(({ uriTemplate }) => uriTemplate === 'potli://validate/{kind}/{value}'));
  assert.deepEqual((await client.listResources()).resources, []);
  const read = async (uri: string): Promise<{ data: Record<string, unknown> }> => {
    const [content] = (await client.readResource({ uri })).contents;
    return JSON.parse(content && 'text' in content ? content.text : '');
  };
  assert.equal((await read('potli://pincode/600001')).data.state, 'Tamil Nadu');
  assert.equal((await read('potli://validate/pan/ABCPE1234F')).data.valid, true);
  assert.ok((await read('potli://words/12%2E5')).data);
  await assert.rejects(read('potli://pincode/999999'), /not_found/);
  for (const uri of ['potli://nothing/1', 'potli://pincode/600001/x', 'potli://pincode/%zz', 'file:///etc/passwd'])
    await assert.rejects(read(uri), /Unknown resource/, uri);
});
