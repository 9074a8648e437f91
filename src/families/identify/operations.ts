import { z } from 'zod';
import { ApiError } from '../../core/request/api-error.ts';
import { type Answer, envelopeText, isFile } from '../../core/request/envelope.ts';
import { InputReader } from '../../core/request/input.ts';
import { RawJson, rawArray } from '../../core/request/json.ts';
import { type Family, type LiveContext, type Operation, operation } from '../../core/request/operation.ts';
import { isMedia } from '../../core/request/output.ts';
import { flag, nonBlankText } from '../../core/request/params.ts';
import { answerOf, Identifier, type Meant } from './identify.ts';
import { Identified } from './records.ts';
import { requestAddress } from './request-address.ts';

const MOST_ANSWERS = 8;
const LEAST_CONFIDENCE = 0.1;
const UNITS = 2;

const NOTHING = 'Nothing known looks like this. GET /v1 lists what there is.';

/** @param families all other families, whose operations are the candidates */
export function identifyFamily(families: readonly Family[]): Family {
  const identifier = new Identifier(families);
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
    weight: UNITS,
    cache: 'never',
    output: z.array(Identified),
    example: { q: 'SBIN0000300' },
    async run({ q, answer }, context) {
      const found = (await identifier.identify(q, context))
        .filter(({ confidence }) => confidence >= LEAST_CONFIDENCE)
        .slice(0, MOST_ANSWERS);
      const records = found.map((meant) => recordOf(meant, context.baseUrl));
      const [first] = found;
      const known = first && answer && isPlain(first) ? await answerOf(context, first.operation, first.input) : undefined;
      if (known && !(known instanceof ApiError) && !isFile(known)) records[0] = (records[0] as RawJson).with({ answer: asJson(known) });
      return { data: rawArray(records), meta: { total: records.length, note: records.length === 0 ? NOTHING : undefined } };
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

function recordOf({ family, operation, confidence, why, input, missing }: Meant, baseUrl: LiveContext['baseUrl']): RawJson {
  const record: Identified = {
    family,
    operation: operation.id,
    title: operation.title,
    confidence: Math.round(confidence * 100) / 100,
    why,
    method: operation.files ? 'POST' : operation.method,
    input,
    missing,
    request: requestAddress(operation, input, baseUrl),
  };
  return new RawJson(Buffer.from(JSON.stringify(record)));
}

/** A GET operation with JSON output that costs no more rate-limit units than this one. */
function isPlain({ operation, input, missing }: Meant): boolean {
  return missing.length === 0 && operation.method === 'GET' && !isMedia(operation.output) && unitsOf(operation, input) <= UNITS;
}

function unitsOf(operation: Operation, input: Meant['input']): number {
  const { weight } = operation;
  return typeof weight === 'number' ? weight : weight(new InputReader(operation).fromArguments(input, {}));
}

function asJson(answer: Answer): RawJson {
  return new RawJson(Buffer.from(envelopeText(answer)));
}
