/** `npm run models -- fetch NAME`: fetches a model that replaces a built-in one. MODEL_HUB names a mirror of the hub. */
import { readConfig } from '../config.ts';
import { fetchModel } from './fetch-model.ts';

const [command, ...names] = process.argv.slice(2);
if (command !== 'fetch' || names.length === 0) {
  console.error('Usage: npm run models -- fetch NAME…');
  process.exit(2);
}
const hub = (process.env.MODEL_HUB || 'https://huggingface.co').replace(/\/+$/, '');
try {
  for (const name of names)
    await fetchModel(name, { directory: readConfig(process.env).MODEL_DIR, hub, say: (line) => console.error(line) });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
