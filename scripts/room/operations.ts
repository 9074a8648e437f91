import { notFound } from '../../core/request/fault.ts';
import { type Family, operation } from '../../core/request/operation.ts';
import { text } from '../../core/request/params.ts';
import { SampleRoom } from './records.ts';
import { findFact } from './sample-room.ts';

const getSampleRoom = operation({
  id: 'sample_room_get',
  path: '/v1/sample-room/{name}',
  title: 'Sample room',
  keywords: 'sample room',
  summary: 'What Sample room knows by this name',
  input: { name: text({ description: 'The name, such as first', max: 40 }) },
  output: SampleRoom,
  example: { name: 'first' },
  run: ({ name }) => ({ data: findFact(name) ?? notFound('Sample room knows nothing by this name.') }),
});

export const sampleRoomFamily: Family = {
  id: 'sample-room',
  name: 'Sample room',
  group: 'Developer tools',
  about: 'What Sample room is about, in a sentence or two.',
  operations: [getSampleRoom],
};
