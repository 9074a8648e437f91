/** Script detection and segmentation into script runs. */
import { SCRIPT_NAMES, type ScriptName, scripts } from './scripts.ts';

const ASSAMESE_LETTERS = /[ৰৱ]/;

/** Script of a code point, by its block. Bengali and Assamese share one; the callers distinguish them by the letters ৰ and ৱ. */
function scriptAt(code: number): ScriptName | undefined {
  return SCRIPT_NAMES.find((name) => {
    const { base } = scripts.get(name) as { base: number };
    return code >= base && code < base + 0x80;
  });
}

/** All blocks from Devanagari to Malayalam without the dandas, which are common to all scripts. */
const INDIC = /[\u0900-\u0963\u0966-\u0d7f]/;

/** Script of the first Indic letter of a text. */
export function firstScript(text: string): ScriptName | undefined {
  const index = text.search(INDIC);
  const blockScript = index < 0 ? undefined : scriptAt(text.charCodeAt(index));
  return blockScript === 'bengali' && ASSAMESE_LETTERS.test(text) ? 'assamese' : blockScript;
}

/** Segments a text into runs of one Indic script each; characters between its letters belong to the run. */
export function scriptRuns(text: string): { readonly text: string; readonly script: ScriptName | undefined }[] {
  const bengaliScript: ScriptName = ASSAMESE_LETTERS.test(text) ? 'assamese' : 'bengali';
  const runs: { text: string; script: ScriptName | undefined }[] = [];
  let start = 0;
  let current: ScriptName | undefined;
  let block = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    // Skips the dandas, which are common to all scripts, and letters of the same block as the one before.
    if (code < 0x900 || code > 0xd7f || code === 0x964 || code === 0x965 || code >> 7 === block) continue;
    block = code >> 7;
    const blockScript = scriptAt(code);
    const script = blockScript === 'bengali' ? bengaliScript : blockScript;
    if (script === undefined || script === current) continue;
    if (current !== undefined) {
      runs.push({ text: text.slice(start, index), script: current });
      start = index;
    }
    current = script;
  }
  runs.push({ text: text.slice(start), script: current });
  return runs;
}
