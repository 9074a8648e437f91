/** Conversions that need the network: casual spelling, and Urdu, whose script is ambiguous. */
import { ApiError, invalid } from '../../core/request/api-error.ts';
import type { Context } from '../../core/request/operation.ts';
import { casualLanguage } from './casual/languages.ts';
import { runInSlices } from './casual/work.ts';
import { isScheme } from './convert.ts';
import type { Named } from './names.ts';
import type { Transliteration } from './records.ts';
import { writeDigits } from './task.ts';
import { isArabic } from './urdu/names.ts';

export interface SpellingRequest {
  readonly text: string;
  /** As named by the client. */
  readonly from: string;
  readonly to: string;
  readonly digits?: 'native' | 'latin' | undefined;
  readonly suggest?: number | undefined;
}

interface Spelt {
  readonly data: Transliteration;
  readonly meta?: { readonly note: string };
}

/** Maximum characters, at half a millisecond of the network per letter. */
const MOST_READ = 20_000;
/** Maximum characters with suggestions: they would make the response ten times as long as the text. */
const MOST_SUGGESTED = 5_000;
const SUGGESTIONS = 5;

function refuseLong(text: string, spelling: string): void {
  if (text.length <= MOST_READ) return;
  throw new ApiError('too_large', `text: is longer than ${MOST_READ} characters, the most in ${spelling}; send it in parts`);
}

/** From or to casual spelling. */
export async function spell(
  { text, suggest, digits, ...named }: SpellingRequest,
  from: Named,
  to: Named,
  context: Pick<Context, 'jobs' | 'models'>,
): Promise<Spelt> {
  const isReading = from === 'casual';
  const native = isReading ? to : from;
  if (native === 'casual' || isScheme(native)) return invalid('to', 'casual spelling can be read into an Indian script only');
  if (isReading) refuseLong(text, 'casual spelling');
  if (suggest !== undefined && text.length > MOST_SUGGESTED) invalid('suggest', `is for texts of up to ${MOST_SUGGESTED} characters`);
  const language = casualLanguage(isReading ? named.to : named.from, native);
  // When writing casual spelling, suggestions are given only on request.
  const most = suggest ?? (isReading && text.length <= MOST_SUGGESTED ? SUGGESTIONS : 0);
  const task = { text, language, others: named.from === 'auto', most };
  const done = await runInSlices(context, isReading ? 'read' : 'write', task);
  return {
    data: {
      text: writeDigits(done.map((part) => part.text).join(''), to, digits),
      from,
      to,
      reversible: false,
      suggestions: most > 0 ? done.flatMap(({ suggestions }) => suggestions) : [],
      ...(suggest !== undefined && { words: done.flatMap(({ words }) => words) }),
    },
    ...(isReading && { meta: { note: 'Casual spelling is ambiguous; other readings are in suggestions.' } }),
  };
}

/** Between Urdu and a script or Latin scheme, by way of Devanagari. */
export async function changeUrdu(
  { text, digits }: SpellingRequest,
  from: Named,
  to: Named,
  context: Pick<Context, 'jobs' | 'models'>,
): Promise<Spelt> {
  refuseLong(text, 'or for Urdu');
  const [parameter, other] = isArabic(from) ? (['from', to] as const) : (['to', from] as const);
  if (from === 'sindhi' || to === 'sindhi') return invalid(parameter, 'sindhi is read from casual spelling and written in it only');
  if (other === 'casual' || isArabic(other)) return invalid('to', 'must not be what the text is written in');
  const done = await runInSlices(context, isArabic(from) ? 'fromUrdu' : 'toUrdu', { text, writing: other });
  return {
    data: { text: writeDigits(done.join(''), to, digits), from, to, reversible: false, suggestions: [] },
    meta: {
      note: 'Urdu does not write short vowels and has several letters for one sound: the likeliest word was taken, which may be another one.',
    },
  };
}
