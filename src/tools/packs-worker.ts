/** Worker thread of `packs.ts`: requests pack names one by one, and ends when there are none left. */
import { parentPort, workerData } from 'node:worker_threads';
import { datasets } from '../families/index.ts';
import { type MakeOptions, makePack } from './make-packs.ts';

export interface PacksTask {
  readonly directory: string;
  readonly options: MakeOptions;
}

const { directory, options } = workerData as PacksTask;
const requestNext = (): void => parentPort?.postMessage('next');
parentPort?.on('message', (name: string | undefined) => {
  const definition = datasets.find((candidate) => candidate.name === name);
  if (!definition) return parentPort?.close();
  makePack(definition, directory, options);
  requestNext();
});
requestNext();
