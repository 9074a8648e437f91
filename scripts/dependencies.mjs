// Checks import rules between layers (dependencies.json) and import cycles, between modules (types included) and between folders of core. Part of `npm run check`.
// A rule applies to imports from `from.path` except `from.pathNot`: they must not lead to `to.path` except `to.pathNot`, where $1 is the
// first group of `from.path`. `typesAllowed` exempts type-only imports.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const root = fileURLToPath(new URL('..', import.meta.url));
const rules = JSON.parse(readFileSync(new URL('dependencies.json', import.meta.url), 'utf8'));
const files = ['src', 'data', 'test', 'bench'].flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true })
    .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.ts')),
);

/** Imports of a file: `path` from the project root, or a package name. */
function importsOf(file) {
  const source = readFileSync(root + file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...staticExports.flatMap(({ entries }) => entries).map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value, isType })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: /^(['"`])([^'"`$]*)\1$/.exec(source.slice(start, end))?.[2],
      isType: false,
    })),
  ];
  return specifiers
    .filter(({ name }) => name !== undefined)
    .map(({ name, ...rest }) => ({ path: name.startsWith('.') ? posix.join(posix.dirname(file), name) : name, ...rest }));
}

const matches = (patterns, path, group = '') => [patterns].flat().some((pattern) => new RegExp(pattern.replaceAll('$1', group)).test(path));

function isForbidden({ from, to }, file, { path, isType }) {
  if (!matches(from.path, file) || (from.pathNot && matches(from.pathNot, file)) || (to.typesAllowed && isType)) return false;
  const group = new RegExp(from.path).exec(file)[1];
  return (!to.path || matches(to.path, path, group)) && !(to.pathNot && matches(to.pathNot, path, group));
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));
const problems = [];
for (const [file, all] of imports) {
  for (const path of all) {
    for (const rule of rules) if (isForbidden(rule, file, path)) problems.push(`${rule.name}: ${file} → ${path.path}`);
  }
}

/** Reports the cycles of a graph, by depth-first search. */
function reportCycles(rule, nodes, edgesOf) {
  const done = new Set();
  const path = [];
  const visit = (node) => {
    if (path.includes(node)) problems.push(`${rule}: ${[...path.slice(path.indexOf(node)), node].join(' → ')}`);
    if (done.has(node) || path.includes(node)) return;
    path.push(node);
    for (const next of edgesOf(node)) visit(next);
    done.add(path.pop());
  };
  for (const node of nodes) visit(node);
}
const pathsFrom = (file) => (imports.get(file) ?? []).map(({ path }) => path);
reportCycles('no-circular', files, pathsFrom);

/** Folders of core are layers. Tests may import from layers above. */
const layerOf = (path) => /^src\/core\/[^/]+/.exec(path)?.[0];
const layers = new Map(files.filter(layerOf).map((file) => [layerOf(file), new Set()]));
for (const file of files.filter((path) => layerOf(path) && !path.endsWith('.test.ts'))) {
  for (const layer of pathsFrom(file).map(layerOf)) if (layer && layer !== layerOf(file)) layers.get(layerOf(file)).add(layer);
}
reportCycles('no-circular-layers', layers.keys(), (layer) => layers.get(layer));

const count = [...imports.values()].flat().length;
console.log(problems.length === 0 ? `Dependencies: ${files.length} modules, ${count} imports` : problems.join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
