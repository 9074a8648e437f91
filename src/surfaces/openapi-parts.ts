/** Shared components of the OpenAPI document. */

export type Schema = Record<string, unknown>;

export const text = { type: 'string' };

const FAULT_DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'The input breaks a rule; the message names the parameter and the rule.',
  404: 'Nothing matches.',
  413: 'The body is too large, or a text is longer than its parameter allows.',
  414: 'The address is too long.',
  415: 'The type of the body is not accepted.',
  422: 'The file cannot be read, or is protected by a password.',
  429: 'The rate limit is used up; Retry-After tells for how long.',
  503: 'A dataset or model is not loaded, too much work is waiting, or nobody outside answers.',
};

export function errorResponses(): Schema {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(Object.entries(FAULT_DESCRIPTIONS).map(([status, description]) => [status, { description, content }]));
}

export const COMMON_SCHEMAS: Record<string, Schema> = {
  Error: {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { ...text, description: 'Short and stable, for programs' },
          message: { ...text, description: 'What was wrong, the rule, and what to do, for people' },
        },
      },
    },
  },
  Source: {
    type: 'object',
    description: 'Where the data comes from',
    required: ['name', 'url', 'licence', 'version', 'retrieved', 'attribution'],
    properties: {
      name: { ...text, description: 'Name of the dataset' },
      url: { ...text, description: 'Where its publisher has it' },
      licence: { ...text, description: 'Under which it may be used' },
      version: { ...text, description: 'Version that is loaded' },
      asOf: { type: ['string', 'null'], description: 'Of when the data is, as its publisher says: a year, month, day or instant' },
      retrieved: { type: 'string', description: 'When it was taken from its publisher' },
      attribution: { ...text, description: 'Who is to be named' },
    },
  },
  FacetValue: {
    type: 'object',
    description: 'A value of a filter, what it is called, and how many results have it',
    required: ['value', 'label', 'count'],
    properties: {
      value: { ...text, description: 'As the filter takes it' },
      label: { ...text, description: 'As people call it' },
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

export const RATE_HEADERS: Schema = {
  'RateLimit-Policy': { description: 'Units a minute', schema: text, example: '"default";q=600;w=60' },
  'X-RateLimit-Cost': { description: 'Units that this request has cost', schema: text, example: '10' },
  RateLimit: { description: 'Units left, and seconds until all are there again', schema: text, example: '"default";r=590;t=1' },
};

export const RATE_HEADER_REFERENCES: Schema = Object.fromEntries(
  Object.keys(RATE_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

/** Default descriptions by field name. A family overrides them with `describe`. */
const COMMON_FIELDS: ReadonlyMap<string, string> = new Map([
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
export function withCommonMeanings(fields: Readonly<Record<string, Schema>>): Schema {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const description = COMMON_FIELDS.get(name);
      return [name, description === undefined || 'description' in field ? field : { ...field, description }];
    }),
  );
}
