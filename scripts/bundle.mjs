// Bundles the entry points of `npm start`, the command and the library into a few files (dist/start/): resolving and compiling some 1,100
// modules one by one takes half of the startup time. dist/src/ stays too: workers, child processes and tests load it.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build } from 'esbuild';

/** Packages of many modules that every start loads. Others stay external: some are native, most are loaded lazily. */
const BUNDLED_PACKAGES = ['fastify', 'zod'];

const ENTRIES = { main: 'src/main.js', potli: 'src/potli.js', library: 'src/library/index.js' };

/** @param made folder of the compiled modules */
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
    // Fastify is CommonJS and requires Node modules.
    banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
    minifyWhitespace: true,
    lineLimit: 160,
    logLevel: 'warning',
    plugins: [{ name: 'addresses', setup: ({ onLoad }) => onLoad({ filter: /\.js$/ }, ({ path }) => placed(path, outdir)) }],
  });
}

/** Rewrites `import.meta.url` so that relative files still resolve from dist/start/. */
function placed(path, outdir) {
  const address = `new URL('${relative(outdir, path).replaceAll('\\', '/')}', import.meta.url).href`;
  return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', address) };
}
