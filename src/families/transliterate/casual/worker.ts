import type { ScriptName } from '../../../core/indic/scripts.ts';
import { convertScript, type ScriptTask, type ScriptText } from '../task.ts';
import { type CasualReading, readSentence } from './sentence.ts';

export default {
  convert: (task: ScriptTask): ScriptText => convertScript(task),
  read: ({ text, to }: { text: string; to: ScriptName }): CasualReading => readSentence(text, to),
};
