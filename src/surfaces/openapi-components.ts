/** Shared components of the OpenAPI document. */

export type OpenApiSchema = Record<string, unknown>;

export const stringSchema = { type: 'string' };

const ERROR_DESCRIPTIONS: Readonly<Record<number, string>> = {
  400: 'The input is invalid; the message names the parameter and the rule.',
  404: 'Nothing matches.',
  413: 'The body is too large, or a text is longer than its parameter allows.',
  414: 'The URL is too long.',
  415: 'The type of the body is not accepted.',
  422: 'The file cannot be read, or is protected by a password.',
  429: 'The rate limit is exceeded; Retry-After is the time to wait.',
  503: 'A dataset or model is not loaded, too many jobs are waiting, or an upstream service does not respond.',
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
          code: { ...stringSchema, description: 'Stable error code' },
          message: { ...stringSchema, description: 'Human-readable: what was wrong, the rule, and what to do' },
        },
      },
    },
  },
  Source: {
    type: 'object',
    description: 'Source of the data',
    required: ['name', 'url', 'licence', 'version', 'retrieved', 'attribution'],
    properties: {
      name: { ...stringSchema, description: 'Name of the dataset' },
      url: { ...stringSchema, description: 'URL of the publisher' },
      licence: { ...stringSchema, description: 'Licence of the data' },
      version: { ...stringSchema, description: 'Loaded version' },
      asOf: { type: ['string', 'null'], description: 'Date of the data given by the publisher: a year, month, day or time' },
      retrieved: { type: 'string', description: 'When it was retrieved' },
      attribution: { ...stringSchema, description: 'Required attribution' },
    },
  },
  FacetValue: {
    type: 'object',
    description: 'A filter value, its label, and the number of results',
    required: ['value', 'label', 'count'],
    properties: {
      value: { ...stringSchema, description: 'Value for the filter' },
      label: { ...stringSchema, description: 'Human-readable label' },
      count: { type: 'integer', description: 'Number of results' },
    },
  },
  Meta: {
    type: 'object',
    description: 'Information about the result',
    properties: {
      total: { type: 'integer', description: 'On lists: number of matches' },
      limit: { type: 'integer', description: 'On paged lists: page size in effect' },
      offset: { type: 'integer', description: 'On paged lists: results skipped' },
      note: { type: 'string', description: 'Remark on this response' },
      facets: {
        type: 'object',
        description: 'With facets: counts of each value, most frequent first',
        additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/FacetValue' } },
      },
      source: { $ref: '#/components/schemas/Source' },
      sources: { type: 'array', items: { $ref: '#/components/schemas/Source' }, description: 'All sources, if there are several' },
    },
  },
};

export const RATE_HEADERS: OpenApiSchema = {
  'RateLimit-Policy': { description: 'Units per minute', schema: stringSchema, example: '"default";q=600;w=60' },
  'X-RateLimit-Cost': { description: 'Cost of this request in units', schema: stringSchema, example: '10' },
  RateLimit: {
    description: 'Remaining units, and seconds until the full quota is available',
    schema: stringSchema,
    example: '"default";r=590;t=1',
  },
};

export const RATE_HEADER_REFERENCES: OpenApiSchema = Object.fromEntries(
  Object.keys(RATE_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

/** Default descriptions by field name. A family overrides them with `describe`. */
const DEFAULT_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  ['latitude', 'Degrees north of the equator (WGS 84)'],
  ['longitude', 'Degrees east of Greenwich (WGS 84)'],
  ['pincode', 'Pincode, six digits'],
  ['district', 'Current name of the district'],
  ['stateCode', 'Two-letter code of the state or union territory, such as TN'],
  ['state', 'State or union territory'],
  ['distanceKm', 'Great-circle distance in kilometres'],
  ['iata', 'IATA code of three letters'],
  ['icao', 'ICAO code of four letters'],
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
