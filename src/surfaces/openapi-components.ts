/** Shared components of the OpenAPI document. */

export type OpenApiSchema = Record<string, unknown>;

export const stringSchema = { type: 'string' };

const ERROR_DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'The input breaks a rule; the message names the parameter and the rule.',
  404: 'Nothing matches.',
  413: 'The body is too large, or a text is longer than its parameter allows.',
  414: 'The address is too long.',
  415: 'The type of the body is not accepted.',
  422: 'The file cannot be read, or is protected by a password.',
  429: 'The rate limit is used up; Retry-After tells for how long.',
  503: 'A dataset or model is not loaded, too much work is waiting, or nobody outside answers.',
};

export function errorResponses(): OpenApiSchema {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(Object.entries(ERROR_DESCRIPTIONS).map(([status, description]) => [status, { description, content }]));
}

export const COMMON_SCHEMAS: Record<string, OpenApiSchema> = {
  Error: {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { ...stringSchema, description: 'Short and stable, for programs' },
          message: { ...stringSchema, description: 'What was wrong, the rule, and what to do, for people' },
        },
      },
    },
  },
  Source: {
    type: 'object',
    description: 'Where the data comes from',
    required: ['name', 'url', 'licence', 'version', 'retrieved', 'attribution'],
    properties: {
      name: { ...stringSchema, description: 'Name of the dataset' },
      url: { ...stringSchema, description: 'Where its publisher has it' },
      licence: { ...stringSchema, description: 'Under which it may be used' },
      version: { ...stringSchema, description: 'Version that is loaded' },
      asOf: { type: ['string', 'null'], description: 'Of when the data is, as its publisher says: a year, month, day or instant' },
      retrieved: { type: 'string', description: 'When it was taken from its publisher' },
      attribution: { ...stringSchema, description: 'Who is to be named' },
    },
  },
  FacetValue: {
    type: 'object',
    description: 'A value of a filter, what it is called, and how many results have it',
    required: ['value', 'label', 'count'],
    properties: {
      value: { ...stringSchema, description: 'As the filter takes it' },
      label: { ...stringSchema, description: 'As people call it' },
      count: { type: 'integer', description: 'How many results have it' },
    },
  },
  Meta: {
    type: 'object',
    description: 'Information about the result',
    properties: {
      total: { type: 'integer', description: 'On lists: number of matches' },
      limit: { type: 'integer', description: 'On paged lists: page size in effect' },
      offset: { type: 'integer', description: 'On paged lists: results skipped' },
      note: { type: 'string', description: 'What to know about this answer' },
      facets: {
        type: 'object',
        description: 'With facets: how often each value is found, most frequent first',
        additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/FacetValue' } },
      },
      source: { $ref: '#/components/schemas/Source' },
      sources: { type: 'array', items: { $ref: '#/components/schemas/Source' }, description: 'All sources, where there are several' },
    },
  },
};

export const RATE_HEADERS: OpenApiSchema = {
  'RateLimit-Policy': { description: 'Units a minute', schema: stringSchema, example: '"default";q=600;w=60' },
  'X-RateLimit-Cost': { description: 'Units that this request has cost', schema: stringSchema, example: '10' },
  RateLimit: { description: 'Units left, and seconds until all are there again', schema: stringSchema, example: '"default";r=590;t=1' },
};

export const RATE_HEADER_REFERENCES: OpenApiSchema = Object.fromEntries(
  Object.keys(RATE_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

/** Default descriptions by field name. A family overrides them with `describe`. */
const DEFAULT_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['latitude', 'Degrees north of the equator (WGS 84)'],
  ['longitude', 'Degrees east of Greenwich (WGS 84)'],
  ['pincode', 'Six digits of India Post'],
  ['district', 'District, as it is called today'],
  ['stateCode', 'Two letters of the state or union territory, such as TN'],
  ['state', 'State or union territory'],
  ['distanceKm', 'Kilometres as the crow flies'],
  ['iata', 'Three letters on tickets and luggage'],
  ['icao', 'Four letters that pilots use'],
]);

/** Fills in default descriptions for fields without one. */
export function withDefaultDescriptions(fields: Readonly<Record<string, OpenApiSchema>>): OpenApiSchema {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const description = DEFAULT_DESCRIPTIONS.get(name);
      return [name, description === undefined || 'description' in field ? field : { ...field, description }];
    }),
  );
}
