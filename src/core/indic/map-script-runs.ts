/** Applies a function to each run of one Indic script in a text; other text is copied. */

import { scriptRuns } from './script-runs.ts';
import { type Script, scripts } from './scripts.ts';
import { INDIC } from './unicode-blocks.ts';

export function mapScriptRuns(text: string, change: (run: string, script: Script) => string): string {
  if (!INDIC.test(text)) return text;
  return scriptRuns(text)
    .map((run) => (run.script ? change(run.text, scripts.get(run.script) as Script) : run.text))
    .join('');
}
