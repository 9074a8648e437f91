// Copies files of other packages into the models folder of a build: models, and code whose package would install much more. Our own models are in
// data/models. The packages are development dependencies only: users need not install their other files and dependencies.
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function takeModels(root, build) {
  for (const { own, package: name, files } of JSON.parse(readFileSync(join(root, 'data/built-in-models.json'), 'utf8'))) {
    if (own) take(join(root, 'data/models', own), join(build, 'models', own));
    else for (const file of files) take(join(root, 'node_modules', name, file), join(build, 'models', name, file));
  }
}

function take(from, to) {
  if (statSync(from).isDirectory()) {
    for (const name of readdirSync(from)) take(join(from, name), join(to, name));
    return;
  }
  mkdirSync(dirname(to), { recursive: true });
  try {
    // Hard links: the files are large, and every build would copy them.
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}
