/** Run by the build: writes the clients beside what was compiled. The argument is the folder of the compiled sources. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { families } from '../../families/index.ts';
import { clientModel } from './model.ts';
import { typescriptFiles } from './typescript.ts';

const folder = process.argv[2] as string;
for (const [path, text] of Object.entries(typescriptFiles(await clientModel(families)))) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
