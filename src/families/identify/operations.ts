import { z } from 'zod';
import { type Family, type LiveContext, operation } from '../../core/operation/operation.ts';
import { envelopeText } from '../../core/request/envelope.ts';
import { RawJson, rawArray } from '../../core/request/json.ts';
import { flag, nonBlankText } from '../../core/request/params.ts';
import { type DataNames, dataRequests } from './data-requests.ts';
import { QueryIdentifier } from './identify.ts';
import { outOfScopeNote } from './not-served.ts';
import { Identified } from './records.ts';
import { requestUrl } from './request-url.ts';
import { COST, type Interpretation, MIN_ANSWER_CONFIDENCE, Verifier } from './verification.ts';

const NOTHING_FOUND = 'No operation matches this text. GET /v1 lists all operations.';

/** @param others all other families, whose operations are the candidates */
export function identifyFamily(others: readonly Family[], dataNames: DataNames): Family {
  const families = [...others, dataRequests(dataNames)];
  const identifier = new QueryIdentifier(families);
  const identify = operation({
    id: 'identify',
    path: '/v1/identify',
    title: 'Identify anything',
    summary: 'Identify an identifier or a request in words, and find the API request that answers it',
    details:
      'A code, a number, a name, or a request such as “bank holidays in tamil nadu”, “12345 in words”, “आज की तिथि”. Identifiers are verified by format, check ' +
      'character and lookup; intents are recognised by common phrases in English and Indian languages, including typos. The most likely ' +
      'interpretation comes first, with its result if it is a simple lookup; others follow. The text is not stored.',
    input: {
      q: nonBlankText({ description: 'Identifier or request in words', max: 500 }),
      answer: flag({ description: 'Whether to include the result of the first interpretation' }).default(true),
    },
    textBody: 'q',
    cost: COST,
    cache: 'never',
    output: z.array(Identified),
    example: { q: 'SBIN0000300' },
    async run({ q, answer }, context) {
      const refusal = outOfScopeNote(q);
      if (refusal !== undefined) return { data: rawArray([]), meta: { total: 0, note: refusal } };
      const verifier = new Verifier(context, families);
      const found = await identifier.identify(q, { now: context.now, verifier });
      const records = found.map((interpretation) => recordOf(interpretation, context.baseUrl));
      const [first] = found;
      const answerResult = first && answer && first.confidence >= MIN_ANSWER_CONFIDENCE ? await verifier.answerOf(first) : undefined;
      if (answerResult) records[0] = (records[0] as RawJson).with({ answer: new RawJson(Buffer.from(envelopeText(answerResult))) });
      return {
        data: rawArray(records),
        meta: { total: records.length, note: verifier.refusal ?? (records.length === 0 ? NOTHING_FOUND : undefined) },
      };
    },
  });
  return {
    id: 'identify',
    name: 'One box',
    group: 'Developer tools',
    about: 'Recognises identifiers and requests in words, and returns the result if it is a simple lookup.',
    operations: [identify],
  };
}

function recordOf({ family, operation, confidence, why, input, missing }: Interpretation, baseUrl: LiveContext['baseUrl']): RawJson {
  const record: Identified = {
    family,
    operation: operation.id,
    title: operation.title,
    confidence: Math.round(confidence * 100) / 100,
    why,
    method: operation.files ? 'POST' : operation.method,
    input,
    missing,
    request: requestUrl(operation, input, baseUrl),
  };
  return new RawJson(Buffer.from(JSON.stringify(record)));
}
