import { z } from 'zod';
import { InputReader } from '../../core/operation/input.ts';
import { type Family, type LiveContext, type Operation, operation } from '../../core/operation/operation.ts';
import { ApiError } from '../../core/request/api-error.ts';
import { type Answer, envelopeText, isFile } from '../../core/request/envelope.ts';
import { RawJson, rawArray } from '../../core/request/json.ts';
import { isMedia } from '../../core/request/output.ts';
import { flag, nonBlankText } from '../../core/request/params.ts';
import { type Interpretation, QueryIdentifier, tryAnswer } from './identify.ts';
import { Identified } from './records.ts';
import { requestUrl } from './request-url.ts';

const MAX_ANSWERS = 8;
const MIN_CONFIDENCE = 0.1;
const COST = 2;

const NOTHING_FOUND = 'Nothing known looks like this. GET /v1 lists what there is.';

/** @param families all other families, whose operations are the candidates */
export function identifyFamily(families: readonly Family[]): Family {
  const identifier = new QueryIdentifier(families);
  const identify = operation({
    id: 'identify',
    path: '/v1/identify',
    title: 'One box that answers',
    summary: 'What an identifier or a wish in words is, and the request that answers it',
    details:
      'A code, a number, a name, or a wish such as “bank holidays in tamil nadu”, “12345 in words”, “आज की तिथि”. Identifiers are proven by their form, their check ' +
      'character and by looking them up; wishes are found by the words that people use, in English and in Indian languages, with slips of the keys. The likeliest ' +
      'reading comes first, with the answer itself where it is a plain look-up; others follow. The text is not kept.',
    input: {
      q: nonBlankText({ description: 'What somebody would type into one box', max: 500 }),
      answer: flag({ description: 'Whether to answer the first reading, too' }).default(true),
    },
    textBody: 'q',
    cost: COST,
    cache: 'never',
    output: z.array(Identified),
    example: { q: 'SBIN0000300' },
    async run({ q, answer }, context) {
      const found = (await identifier.identify(q, context)).filter(({ confidence }) => confidence >= MIN_CONFIDENCE).slice(0, MAX_ANSWERS);
      const records = found.map((meant) => recordOf(meant, context.baseUrl));
      const [first] = found;
      const known = first && answer && isCheapLookup(first) ? await tryAnswer(context, first.operation, first.input) : undefined;
      if (known && !(known instanceof ApiError) && !isFile(known)) records[0] = (records[0] as RawJson).with({ answer: asJson(known) });
      return { data: rawArray(records), meta: { total: records.length, note: records.length === 0 ? NOTHING_FOUND : undefined } };
    },
  });
  return {
    id: 'identify',
    name: 'One box',
    group: 'Developer tools',
    about: 'Type what you have or what you want: it is told what it is, and answered where that is a plain look-up.',
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

/** A GET operation with JSON output that costs no more rate-limit units than this one. */
function isCheapLookup({ operation, input, missing }: Interpretation): boolean {
  return missing.length === 0 && operation.method === 'GET' && !isMedia(operation.output) && costOf(operation, input) <= COST;
}

function costOf(operation: Operation, input: Interpretation['input']): number {
  const { cost } = operation;
  return typeof cost === 'number' ? cost : cost(new InputReader(operation).fromArguments(input, {}));
}

function asJson(answer: Answer): RawJson {
  return new RawJson(Buffer.from(envelopeText(answer)));
}
