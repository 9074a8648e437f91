import type { ScriptName } from '../../../core/indic/scripts.ts';
import { engineWorker } from '../../../core/jobs/worker.ts';
import { convertScript, type ScriptTask, type ScriptText } from '../task.ts';
import { type CasualReading, readSentence } from './sentence.ts';

export default engineWorker({
  convert: (task: ScriptTask): ScriptText => convertScript(task),
  read: ({ text, to }: { text: string; to: ScriptName }): CasualReading => readSentence(text, to),
});
