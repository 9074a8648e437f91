/** Maps the Indic runs of a text, script by script; other text is copied. */
import { INDIC } from './blocks.ts';
import { scriptRuns } from './runs.ts';
import { type Script, scripts } from './scripts.ts';

export function mapScriptRuns(text: string, change: (run: string, script: Script) => string): string {
  if (!INDIC.test(text)) return text;
  return scriptRuns(text)
    .map((run) => (run.script ? change(run.text, scripts.get(run.script) as Script) : run.text))
    .join('');
}
