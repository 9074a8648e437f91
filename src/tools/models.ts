/**
 * `npm run models -- fetch NAME…` downloads models that replace built-in ones; MODEL_HUB names a mirror of the hub.
 * `npm run models -- evaluate FOLDER PAIRS` compares the models of a folder with the built-in ones on matching text pairs.
 */
import { readConfig } from '../config.ts';
import { compareModels } from './evaluate-model.ts';
import { fetchModel } from './fetch-model.ts';

const USAGE = 'Usage: npm run models -- fetch NAME… | evaluate FOLDER PAIRS.tsv';

async function fetchAll(names: readonly string[]): Promise<void> {
  const hub = (process.env.MODEL_HUB || 'https://huggingface.co').replace(/\/+$/, '');
  for (const name of names)
    await fetchModel(name, { directory: readConfig(process.env).MODEL_DIR, hub, log: (line) => console.error(line) });
}

const [command, ...args] = process.argv.slice(2);
const [folder, pairs] = args;
try {
  if (command === 'fetch' && args.length > 0) await fetchAll(args);
  else if (command === 'evaluate' && folder !== undefined && pairs !== undefined) console.log(await compareModels(folder, pairs));
  else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
