/** Text with its Indic letters changed, script by script. */
import { toLatin } from './latin.ts';
import { toPivot } from './pivot.ts';
import { scriptRuns } from './runs.ts';
import { type Script, scripts } from './scripts.ts';

export const INDIC: RegExp = /[\u0900-\u0d7f]/;

export function eachRun(text: string, change: (run: string, script: Script) => string): string {
  if (!INDIC.test(text)) return text;
  return scriptRuns(text)
    .map((run) => (run.script ? change(run.text, scripts.get(run.script) as Script) : run.text))
    .join('');
}

/** Indic letters as ISO 15919 writes them, without its diacritics, which networks trained on English do not see. */
export function plainLatin(text: string): string {
  return eachRun(text, (run, script) => toLatin(toPivot(run, script), 'iso15919'))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
