/**
 * Build step: generates the API clients. Arguments: folder of the compiled sources, project folder. The Python modules are committed, so that pip can
 * install them from a checkout without Node.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { families } from '../../families/index.ts';
import { clientModel } from './model.ts';
import { pythonModules } from './python.ts';
import { typescriptFiles } from './typescript.ts';

const [compiled = '', project = ''] = process.argv.slice(2);
const model = await clientModel(families);
for (const [path, text] of Object.entries(typescriptFiles(model))) write(join(compiled, path), text);
for (const [name, text] of Object.entries(pythonModules(model))) write(join(project, 'clients', 'python', 'potli', name), text);

/** Unchanged files are not rewritten: another process may be reading them. */
function write(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
