// Puts what `npm start`, the command and the library load into a few files (dist/start/): to find, open and compile some 1,100 modules one by
// one takes half of the time until the service is ready. The modules stay in dist/src/ too: workers, child processes and tests load them.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from 'esbuild';

/** Packages of many modules that every start loads. All others stay where npm has put them: some are native, most are loaded when they are used. */
const BUNDLED_PACKAGES = ['fastify', 'zod'];

const ENTRIES = { main: 'src/main.js', potli: 'src/potli.js', library: 'src/library/index.js' };

/** @param made the folder of compiled modules */
export async function bundle(made) {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const outdir = `${made}/start`;
  const entries = Object.entries(ENTRIES).map(([out, path]) => ({ out, in: `${made}/${path}` }));
  await build({
    entryPoints: entries.filter((entry) => existsSync(entry.in)),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    external: Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !BUNDLED_PACKAGES.includes(name)),
    // Fastify is CommonJS and requires modules of Node.
    banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
    minifyWhitespace: true,
    lineLimit: 160,
    logLevel: 'warning',
    plugins: [{ name: 'addresses', setup: ({ onLoad }) => onLoad({ filter: /\.js$/ }, ({ path }) => placed(path, outdir)) }],
  });
}

/** What a module finds beside itself is found from dist/start/ too. */
function placed(path, outdir) {
  const address = `new URL('${relative(outdir, path).replaceAll('\\', '/')}', import.meta.url).href`;
  return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', address) };
}
