import { alwaysRelevant, type Recogniser } from '../../core/request/recognition.ts';
import { parsePlate } from './plate.ts';

const OFFICE = /^[A-Z]{2}\d{1,2}[A-Z]{0,3}$/;

export const recognisePlate: Recogniser = ({ compact }) => {
  const plate = parsePlate(compact);
  if (!plate) return [];
  const isOffice = OFFICE.test(compact);
  const why = isOffice ? 'It is the code of a transport office' : 'It is a number plate';
  return [{ operation: 'rto_get', input: { code: compact }, confidence: isOffice ? 0.85 : 0.95, why, relevance: alwaysRelevant }];
};
