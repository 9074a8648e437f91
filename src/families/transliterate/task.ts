/** Conversion of a text by rule, as a task of the worker process. */

import { romanise } from '../../core/indic/informal-romanisation.ts';
import { scriptRuns } from '../../core/indic/script-runs.ts';
import { asciiDigits } from '../../core/text/fold.ts';
import { convert, isReversible, isScheme, nativeDigits, pivotOf, type WritingSystem } from './convert.ts';
import type { Transliteration } from './records.ts';
import type { WritingName } from './writing-names.ts';

export interface ScriptTask {
  readonly text: string;
  readonly from: WritingSystem;
  readonly to: WritingSystem | 'casual';
  /** Whether `from` was detected: then it applies to its own letters only, and other scripts are read as such. */
  readonly recognised: boolean;
  readonly digits: 'native' | 'latin' | undefined;
}

export type ScriptText = Pick<Transliteration, 'text' | 'reversible'>;

export function convertScript({ text, from, to, recognised, digits }: ScriptTask): ScriptText {
  const runs = isScheme(from) ? [{ text, script: undefined }] : scriptRuns(text);
  const converted = runs.map((run) => {
    const source = recognised ? (run.script ?? from) : from;
    return to === 'casual' ? romanise(pivotOf(run.text, source), isScheme(source) ? 'devanagari' : source) : convert(run.text, source, to);
  });
  const output = writeDigits(converted.join(''), to, digits);
  return { text: output, reversible: to !== 'casual' && isReversible(text, output, from, to) };
}

export function writeDigits(text: string, to: WritingName, digits: ScriptTask['digits']): string {
  if (digits === 'latin' || to === 'casual') return asciiDigits(text);
  return digits === 'native' ? nativeDigits(text, to) : text;
}
