// Takes the models that come with the service into the folder models of a build: our own as they lie in data/models, others out of the packages that hold
// them. The packages themselves are only for building: what else is in them, and what they depend on, is nothing that users should have to install.
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
    // They are large, and every build would write them anew.
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}
