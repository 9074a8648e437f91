/** Which Indic scripts a text is written in. */
import { SCRIPT_NAMES, type ScriptName, scripts } from './scripts.ts';

const ASSAMESE_LETTERS = /[ৰৱ]/;

/** The script of a letter; Assamese is told from Bengali only by the two letters of its own. */
function scriptAt(code: number): ScriptName | undefined {
  return SCRIPT_NAMES.find((name) => {
    const { base } = scripts.get(name) as { base: number };
    return code >= base && code < base + 0x80;
  });
}

/** All blocks from Devanagari to Malayalam, but for the dandas, which are everybody's. */
const INDIC = /[\u0900-\u0963\u0966-\u0d7f]/;

/** The script of the first letter of an Indic one. */
export function firstScript(text: string): ScriptName | undefined {
  const at = text.search(INDIC);
  const found = at < 0 ? undefined : scriptAt(text.charCodeAt(at));
  return found === 'bengali' && ASSAMESE_LETTERS.test(text) ? 'assamese' : found;
}

/** Runs of one Indic script each, together with whatever stands between its letters. */
export function scriptRuns(text: string): { readonly text: string; readonly script: ScriptName | undefined }[] {
  const own: ScriptName = ASSAMESE_LETTERS.test(text) ? 'assamese' : 'bengali';
  const runs: { text: string; script: ScriptName | undefined }[] = [];
  let start = 0;
  let current: ScriptName | undefined;
  let block = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // The dandas are everybody's. Most letters are of the script of the one before.
    if (code < 0x900 || code > 0xd7f || code === 0x964 || code === 0x965 || code >> 7 === block) continue;
    block = code >> 7;
    const found = scriptAt(code);
    const script = found === 'bengali' ? own : found;
    if (script === undefined || script === current) continue;
    if (current !== undefined) {
      runs.push({ text: text.slice(start, at), script: current });
      start = at;
    }
    current = script;
  }
  runs.push({ text: text.slice(start), script: current });
  return runs;
}
