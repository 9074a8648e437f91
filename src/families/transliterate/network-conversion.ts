/** Conversions that need the network: casual spelling, and Urdu, whose script is ambiguous. */

import type { Context } from '../../core/operation/operation.ts';
import { ApiError, invalid } from '../../core/request/api-error.ts';
import { casualLanguage } from './casual/languages.ts';
import { runInSlices } from './casual/run-slices.ts';
import { isScheme } from './convert.ts';
import type { Transliteration } from './records.ts';
import { writeDigits } from './task.ts';
import { isArabicScriptLanguage } from './urdu/languages.ts';
import type { WritingName } from './writing-names.ts';

export interface NetworkConversionRequest {
  readonly text: string;
  /** As named by the client. */
  readonly from: string;
  readonly to: string;
  readonly digits?: 'native' | 'latin' | undefined;
  readonly suggest?: number | undefined;
}

interface ConversionAnswer {
  readonly data: Transliteration;
  readonly meta?: { readonly note: string };
}

/** Maximum characters, at half a millisecond of the network per letter. */
const MAX_CHARACTERS = 20_000;
/** Maximum characters with suggestions: they would make the response ten times as long as the text. */
const MAX_CHARACTERS_WITH_SUGGESTIONS = 5_000;
const DEFAULT_SUGGESTIONS = 5;

function rejectLong(text: string, spelling: string): void {
  if (text.length <= MAX_CHARACTERS) return;
  throw new ApiError('too_large', `text: is longer than ${MAX_CHARACTERS} characters, the limit for ${spelling}; send it in parts`);
}

/** From or to casual spelling. */
export async function convertCasual(
  { text, suggest, digits, ...scripts }: NetworkConversionRequest,
  from: WritingName,
  to: WritingName,
  context: Pick<Context, 'jobs' | 'models'>,
): Promise<ConversionAnswer> {
  const isReading = from === 'casual';
  const native = isReading ? to : from;
  if (native === 'casual' || isScheme(native)) return invalid('to', 'casual spelling can be converted only from and to Indian scripts');
  if (isReading) rejectLong(text, 'casual spelling');
  if (suggest !== undefined && text.length > MAX_CHARACTERS_WITH_SUGGESTIONS)
    invalid('suggest', `can be used for texts of up to ${MAX_CHARACTERS_WITH_SUGGESTIONS} characters`);
  const language = casualLanguage(isReading ? scripts.to : scripts.from, native);
  // When writing casual spelling, suggestions are given only on request.
  const maxSuggestions = suggest ?? (isReading && text.length <= MAX_CHARACTERS_WITH_SUGGESTIONS ? DEFAULT_SUGGESTIONS : 0);
  const task = { text, language, others: scripts.from === 'auto', maxSuggestions };
  const done = await runInSlices(context, isReading ? 'read' : 'write', task);
  return {
    data: {
      text: writeDigits(done.map((part) => part.text).join(''), to, digits),
      from,
      to,
      reversible: false,
      suggestions: maxSuggestions > 0 ? done.flatMap(({ suggestions }) => suggestions) : [],
      ...(suggest !== undefined && { words: done.flatMap(({ words }) => words) }),
    },
    ...(isReading && { meta: { note: 'Casual spelling is ambiguous; other readings are in suggestions.' } }),
  };
}

/** Between Urdu and a script or Latin scheme, by way of Devanagari. */
export async function convertUrdu(
  { text, digits }: NetworkConversionRequest,
  from: WritingName,
  to: WritingName,
  context: Pick<Context, 'jobs' | 'models'>,
): Promise<ConversionAnswer> {
  rejectLong(text, 'Urdu');
  const [parameter, other] = isArabicScriptLanguage(from) ? (['from', to] as const) : (['to', from] as const);
  if (from === 'sindhi' || to === 'sindhi') return invalid(parameter, 'sindhi can be converted only from and to casual spelling');
  if (other === 'casual' || isArabicScriptLanguage(other)) return invalid('to', 'must differ from the script of the text');
  const done = await runInSlices(context, isArabicScriptLanguage(from) ? 'fromUrdu' : 'toUrdu', { text, writing: other });
  return {
    data: { text: writeDigits(done.join(''), to, digits), from, to, reversible: false, suggestions: [] },
    meta: {
      note: 'Urdu does not write short vowels and has several letters for one sound: the most likely word was chosen, which may be wrong.',
    },
  };
}
