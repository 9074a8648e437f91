// Bundles the entry points of `npm start`, the command and the library into a few files (dist/start/): resolving and compiling some 1,100
// modules one by one takes half of the startup time. dist/src/ stays too: workers, child processes and tests load it.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Packages of many modules that every start loads. Others stay external: some are native, most are loaded lazily. */
const BUNDLED_PACKAGES = ['fastify', 'zod', '@modelcontextprotocol/server', '@modelcontextprotocol/core'];

const ENTRIES = { main: 'src/main.js', potli: 'src/potli.js', library: 'src/library/index.js' };
/** The command once more, split by family: a lookup loads one of them. Whoever loads all is faster with few large files. */
const COMMAND = 'src/command/run.js';
const RUNNER_OF = 'src/command/runner-of.js';
const FAMILIES_OF = 'src/command/families-of.js';
const COMMAND_FOLDER = 'command';

/** @param compiled folder of the compiled modules */
export async function bundle(compiled) {
  const outdir = `${compiled}/start`;
  const present = Object.entries(ENTRIES).filter(([, path]) => existsSync(`${compiled}/${path}`));
  const loaders = existsSync(`${compiled}/${COMMAND}`) ? await loadersOf(`${compiled}/src/families`) : {};
  const commands = JSON.stringify(Object.keys(loaders));
  const runnerOf = `const COMMANDS = new Set(${commands});
export const runnerOf = (command) => (COMMANDS.has(command) ? import('./${COMMAND_FOLDER}/run.js') : import('./run.js'));\n`;
  await bundleEntries(compiled, outdir, Object.fromEntries(present), { [RUNNER_OF]: runnerOf });
  if (commands === '[]') return;
  const members = Object.entries(loaders).map(([command, load]) => `${JSON.stringify(command)}: () => ${load},\n`);
  const familiesOf = `const LOADERS = {\n${members.join('')}};\nexport const familiesOf = (command) => LOADERS[command]();\n`;
  await bundleEntries(compiled, `${outdir}/${COMMAND_FOLDER}`, { run: COMMAND }, { [FAMILIES_OF]: familiesOf });
}

/** @param replaced sources of modules that the bundle has other versions of, by path */
async function bundleEntries(compiled, outdir, entries, replaced) {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const packages = Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !BUNDLED_PACKAGES.includes(name));
  await build({
    entryPoints: Object.entries(entries).map(([out, path]) => ({ out, in: `${compiled}/${path}` })),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    external: [...packages, `./${COMMAND_FOLDER}/run.js`],
    // Fastify is CommonJS and requires Node modules.
    banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
    minifyWhitespace: true,
    lineLimit: 160,
    logLevel: 'warning',
    plugins: [
      {
        name: 'addresses',
        setup: ({ onLoad }) => onLoad({ filter: /\.js$/ }, ({ path }) => withBundleUrl(path, outdir, replaced[relative(compiled, path)])),
      },
    ],
  });
}

/** Expressions that import the families with operations under /v1/{command}, by command. */
async function loadersOf(folder) {
  const { families } = await import(pathToFileURL(`${folder}/index.js`).href);
  const imports = readFileSync(`${folder}/index.js`, 'utf8').matchAll(/import \{ (\w+) \} from '\.\/([^']+)'/g);
  const loads = {};
  for (const [, name, path] of imports) {
    const family = (await import(pathToFileURL(`${folder}/${path}`).href))[name];
    // `identify` is a function of all the others.
    if (!families.includes(family)) continue;
    for (const command of new Set(family.operations.map((operation) => operation.path.split('/')[2])))
      loads[command] = [...(loads[command] ?? []), `import('../families/${path}').then((module) => module.${name})`];
  }
  return Object.fromEntries(Object.entries(loads).map(([command, all]) => [command, `Promise.all([${all.join(', ')}])`]));
}

/**
 * Modules that are imported but never used, a fifth of the code: error messages of zod in fifty languages (English has an import of its own), and
 * what Fastify compiles schemas and injects requests with.
 */
const UNUSED_MODULE = /(?:zod\/v4\/locales|@fastify\/ajv-compiler|@fastify\/fast-json-stringify-compiler|light-my-request)\/index\.js$/;

/** Rewrites `import.meta.url` so that relative files still resolve from the folder of the bundle. */
function withBundleUrl(path, outdir, replacement) {
  const address = `new URL('${relative(outdir, path).replaceAll('\\', '/')}', import.meta.url).href`;
  if (UNUSED_MODULE.test(path)) return { contents: '' };
  return { contents: (replacement ?? readFileSync(path, 'utf8')).replaceAll('import.meta.url', address) };
}
