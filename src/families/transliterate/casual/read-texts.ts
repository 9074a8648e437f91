/** Transliterates many short texts of a request from casual spelling, batch by batch. */
import type { Context } from '../../../core/operation/operation.ts';
import { casualEngine } from './engine.ts';
import { CASUAL_LANGUAGES } from './languages.ts';
import type { RomanisedText } from './text.ts';

/** Characters per batch: about a second of the network. */
const MAX_BATCH_CHARACTERS = 1_500;
const BATCH_TIMEOUT_MS = 15_000;

/** Each text in the script of its language. */
export async function transliterateRomanised(
  texts: readonly RomanisedText[],
  { jobs, models }: Pick<Context, 'jobs' | 'models'>,
): Promise<string[]> {
  const read: string[] = [];
  for (let start = 0; start < texts.length; ) {
    let [end, characters] = [start, 0];
    while (end < texts.length && (end === start || characters + (texts[end]?.text.length ?? 0) <= MAX_BATCH_CHARACTERS))
      characters += texts[end++]?.text.length ?? 0;
    const task = { texts: texts.slice(start, end) };
    read.push(
      ...(await models.recordHealth(models.transliteration, jobs.run(casualEngine, 'readAll', task, { timeoutMs: BATCH_TIMEOUT_MS }))),
    );
    start = end;
  }
  return read;
}

/** Whether the network supports a language. */
export const isRomanisedLanguage = (language: string): boolean => CASUAL_LANGUAGES.has(language);
