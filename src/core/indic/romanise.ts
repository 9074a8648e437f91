/** Text with its Indic letters changed, script by script. */
import { scriptRuns } from './runs.ts';
import { type Script, scripts } from './scripts.ts';

export const INDIC: RegExp = /[\u0900-\u0d7f]/;

export function eachRun(text: string, change: (run: string, script: Script) => string): string {
  if (!INDIC.test(text)) return text;
  return scriptRuns(text)
    .map((run) => (run.script ? change(run.text, scripts.get(run.script) as Script) : run.text))
    .join('');
}
