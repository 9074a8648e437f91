import { type Family, operation } from '../../core/operation/operation.ts';
import { notFound } from '../../core/request/api-error.ts';
import { text } from '../../core/request/params.ts';
import { SampleApi } from './records.ts';
import { findFact } from './sample-api.ts';

const getSampleApi = operation({
  id: 'sample_api_get',
  path: '/v1/sample-api/{name}',
  title: 'Sample API',
  keywords: 'sample api',
  summary: 'What Sample API knows by this name',
  input: { name: text({ description: 'The name, such as first', max: 40 }) },
  output: SampleApi,
  example: { name: 'first' },
  run: ({ name }) => ({ data: findFact(name) ?? notFound('Sample API knows nothing by this name.') }),
});

export const sampleApiFamily: Family = {
  id: 'sample-api',
  name: 'Sample API',
  group: 'Developer tools',
  about: 'What Sample API is about, in a sentence or two.',
  operations: [getSampleApi],
};
