import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { breakingChanges, type Json } from './breaking-changes.ts';
import { presentInterface, promisedInterface } from './interface-document.ts';

type Schema = { readonly [key: string]: Json };
type Draft = { [key: string]: Draft };

const tea: Schema = {
  type: 'object',
  required: ['name', 'kinds'],
  properties: {
    name: { type: 'string' },
    grade: { type: 'string', enum: ['leaf', 'dust'] },
    altitude: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
    kinds: { type: 'array', items: { $ref: '#/components/schemas/Tea' } },
  },
};

const document: Schema = {
  paths: {
    '/v1/tea': {
      get: {
        operationId: 'tea_list',
        parameters: [
          { name: 'q', in: 'query', required: false, schema: { type: 'string', maxLength: 50 } },
          { name: 'limit', in: 'query', required: false, schema: { type: 'integer', default: 10, maximum: 100 } },
          { name: 'grade', in: 'query', required: false, schema: { type: 'string', enum: ['leaf', 'dust'] } },
        ],
        responses: {
          200: {
            headers: { RateLimit: {} },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Tea' } }, 'text/csv': { schema: { type: 'string' } } },
          },
          404: { $ref: '#/components/responses/404' },
        },
      },
      post: {
        operationId: 'tea_many',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { type: 'object', properties: { codes: { type: 'array', items: { type: 'string' } } } } },
          },
        },
        responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
  },
  components: { schemas: { Tea: tea }, responses: { 404: { content: { 'application/json': { schema: { type: 'object' } } } } } },
};

/** A copy of the document with one change. */
function after(change: (paths: { get: Draft; post: Draft; tea: Draft; paths: Draft }) => void): Schema {
  const copy = structuredClone(document) as unknown as Draft;
  const item = copy.paths?.['/v1/tea'] as Draft;
  change({
    get: item.get as Draft,
    post: item.post as Draft,
    tea: copy.components?.schemas?.Tea?.properties as Draft,
    paths: copy.paths as Draft,
  });
  return copy as unknown as Schema;
}
const value = (json: Json): Draft => json as unknown as Draft;
const parameters = (get: Draft): Draft[] => get.parameters as unknown as Draft[];

describe('breaking changes', () => {
  const cases: Record<string, [Parameters<typeof after>[0], RegExp]> = {
    'a path': [({ paths }) => delete paths['/v1/tea'], /GET \/v1\/tea is gone/],
    'a method': [({ paths }) => delete paths['/v1/tea']?.post, /POST \/v1\/tea is gone/],
    'the id of an operation': [({ get }) => Object.assign(get, { operationId: 'teas' }), /another operationId/],
    'a parameter': [({ get }) => parameters(get).shift(), /lost the query parameter q/],
    'the place of a parameter': [({ get }) => Object.assign(parameters(get)[0] as Draft, { in: 'header' }), /lost the query parameter q/],
    'a parameter that becomes required': [({ get }) => Object.assign(parameters(get)[0] as Draft, { required: true }), /asks for the .* q/],
    'a new required parameter': [
      ({ get }) => parameters(get).push(value({ name: 'new', in: 'query', required: true, schema: {} })),
      /asks for the .* new/,
    ],
    'the type of a parameter': [
      ({ get }) => Object.assign(parameters(get)[0]?.schema as Draft, { type: 'integer' }),
      /was string and is integer/,
    ],
    'a default': [({ get }) => Object.assign(parameters(get)[1]?.schema as Draft, { default: 20 }), /another default: 20 instead of 10/],
    'a bound': [({ get }) => Object.assign(parameters(get)[1]?.schema as Draft, { maximum: 50 }), /takes less: maximum is 50/],
    'a new bound': [({ get }) => Object.assign(parameters(get)[0]?.schema as Draft, { minLength: 2 }), /takes less: minLength is 2/],
    'a value of a parameter': [
      ({ get }) => Object.assign(parameters(get)[2]?.schema as Draft, { enum: ['leaf'] }),
      /no longer knows "dust"/,
    ],
    'values where anything was taken': [({ get }) => Object.assign(parameters(get)[0]?.schema as Draft, { enum: ['a'] }), /takes only "a"/],
    'a status': [({ get }) => delete get.responses?.['404'], /no longer documents the status 404/],
    'a header': [({ get }) => delete get.responses?.['200']?.headers?.RateLimit, /lost the header RateLimit/],
    'a media type': [({ get }) => delete get.responses?.['200']?.content?.['text/csv'], /no longer had as text\/csv/],
    'a field': [({ tea: fields }) => delete fields.name, /\.name is gone/],
    'the type of a field': [
      ({ tea: fields }) => Object.assign(fields.name as Draft, { type: ['string', 'null'] }),
      /was string and is string or null/,
    ],
    'an integer that becomes a number': [
      ({ tea: fields }) => Object.assign(fields, { altitude: { anyOf: [{ type: 'number' }, { type: 'null' }] } }),
      /altitude has lost one of its forms/,
    ],
    'a form of a field that was not known': [
      ({ tea: fields }) => Object.assign(fields, { altitude: { anyOf: [{ type: 'integer' }, { type: 'null' }, { type: 'string' }] } }),
      /altitude has a form that was not known/,
    ],
    'a value of a field': [({ tea: fields }) => Object.assign(fields.grade as Draft, { enum: ['dust'] }), /no longer knows "leaf"/],
    'the items of a list': [
      ({ tea: fields }) => Object.assign(fields.kinds as Draft, { items: { type: 'string' } }),
      /was object and is string/,
    ],
    'a member of a body': [
      ({ post }) => Object.assign(post.requestBody?.content?.['application/json']?.schema as Draft, { properties: {} }),
      /\.codes is gone/,
    ],
    'a member of a body that becomes required': [
      ({ post }) => Object.assign(post.requestBody?.content?.['application/json']?.schema as Draft, { required: ['codes'] }),
      /\.codes is required/,
    ],
  };
  for (const [name, [change, problem]] of Object.entries(cases)) {
    test(name, () => assert.match(breakingChanges(document, after(change)).join('\n'), problem));
  }

  test('a required field that becomes optional', () => {
    const changed = structuredClone(document) as unknown as Draft;
    Object.assign(changed.components?.schemas?.Tea as Draft, { required: ['kinds'] });
    assert.match(breakingChanges(document, changed as unknown as Schema).join('\n'), /\.name may be missing/);
  });
});

describe('additions', () => {
  const cases: Record<string, Parameters<typeof after>[0]> = {
    nothing: () => undefined,
    'a path': ({ paths }) => Object.assign(paths, { '/v1/coffee': { get: { operationId: 'coffee', responses: {} } } }),
    'a parameter': ({ get }) => parameters(get).push(value({ name: 'new', in: 'query', required: false, schema: {} })),
    'a value of a parameter': ({ get }) => Object.assign(parameters(get)[2]?.schema as Draft, { enum: ['leaf', 'dust', 'green'] }),
    'a wider bound': ({ get }) => Object.assign(parameters(get)[1]?.schema as Draft, { maximum: 200 }),
    'a number where an integer was taken': ({ get }) => Object.assign(parameters(get)[1]?.schema as Draft, { type: 'number' }),
    'another form of a parameter': ({ get }) =>
      Object.assign(parameters(get)[0] as Draft, { schema: { anyOf: [{ type: 'string', maxLength: 50 }, { type: 'integer' }] } }),
    'a field': ({ tea: fields }) => Object.assign(fields, { colour: { type: 'string' } }),
    'a media type': ({ get }) => Object.assign(get.responses?.['200']?.content as Draft, { 'text/plain': {} }),
    'a description': ({ get }) => Object.assign(get, { summary: 'Teas', description: 'All of them' }),
  };
  for (const [name, change] of Object.entries(cases)) test(name, () => assert.deepEqual(breakingChanges(document, after(change)), []));
});

test('the interface has everything in api/openapi.json', async () => {
  assert.deepEqual(breakingChanges(promisedInterface(), await presentInterface()), []);
});
