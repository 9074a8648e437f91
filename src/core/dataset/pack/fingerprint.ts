/** The fingerprint of a pack: a hash of the bundled tables, of the code that parses them, and of the tables that the code imports. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lazy } from '../../util/lazy.ts';
import type { DatasetDefinition } from '../dataset.ts';
import { MAGIC, sha256Hex } from './format.ts';

const BUILD_MODULE = new URL('./build.js', import.meta.url).href;
const MANIFEST = new URL('../../../../../package.json', import.meta.url);
const TABLES = new URL('../../../../../data/tables/', import.meta.url);

/** The metadata of all sources is in one file. The relevant part is hashed separately, so that changes to others do not invalidate the pack. */
const SOURCES = /\/data\/sources\.js$/;

/** Fingerprints computed by the build (tools/fingerprints.ts), so that startup need not hash some hundred files. */
export const BUILT_FINGERPRINTS: URL = new URL('../../../../fingerprints.json', import.meta.url);
const builtFingerprints = lazy(
  (): Readonly<Record<string, string>> => (existsSync(BUILT_FINGERPRINTS) ? JSON.parse(readFileSync(BUILT_FINGERPRINTS, 'utf8')) : {}),
);

/** Key of a dataset in that file. Includes the module, since datasets of tests may reuse a name. */
export function fingerprintKey({ name, module }: DatasetDefinition): string {
  return `${name} ${relative(fileURLToPath(BUILT_FINGERPRINTS), fileURLToPath(module))}`;
}

export function fingerprintOf(definition: DatasetDefinition): string {
  return builtFingerprints()[fingerprintKey(definition)] ?? computeFingerprint(definition);
}

export function computeFingerprint({ module, inputs, source }: DatasetDefinition): string {
  const parts = [MAGIC, source.version, source.retrieved, source.asOf, ...importClosure([BUILD_MODULE, module])];
  return sha256Hex([Buffer.from(parts.join('\n')), ...inputs.map((file) => readFileSync(file))]);
}

/** The transitive imports of some compiled modules: hashes of files, and versions of packages. */
function importClosure(modules: readonly string[]): string[] {
  const closure = new Set(modules);
  // Iterating over a set includes entries added meanwhile.
  for (const name of closure) if (isFileUrl(name)) for (const imported of readModule(name).imports) closure.add(imported);
  return Array.from(closure, (name) => (isFileUrl(name) ? readModule(name).hash : `${name} ${pinnedVersion(name)}`));
}

interface ModuleCode {
  readonly hash: string;
  /** URLs of modules and tables, and names of packages. */
  readonly imports: readonly string[];
}

/** Loaded code does not change: a file imported by ten datasets is hashed once. */
const moduleCache = new Map<string, ModuleCode>();

/** Every form of import that the compiler emits, and packages that are required on first use. */
const IMPORT =
  /^(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\b(?:import|lazyPackage)\(\s*['"]([^'"]+)['"]/gm;
/** File name of a table, as it appears in its declaration. */
const TABLE = /['"]([\w-]+\.tsv)['"]/g;

function readModule(file: string): ModuleCode {
  let code = moduleCache.get(file);
  if (!code) {
    const bytes = readFileSync(new URL(file));
    const text = file.endsWith('.js') ? bytes.toString() : '';
    const names = Array.from(text.matchAll(IMPORT), ([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? '');
    const modules = names.map((name) => (name.startsWith('.') ? new URL(name, file).href : name));
    const tables = Array.from(text.matchAll(TABLE), ([, name = '']) => new URL(name, TABLES).href);
    const imports = [...modules, ...tables].filter(isDependency);
    code = { hash: sha256Hex([bytes]), imports };
    moduleCache.set(file, code);
  }
  return code;
}

/** Imported files always exist: a missing one is a match inside a comment. */
function isDependency(name: string): boolean {
  return !SOURCES.test(name) && (!isFileUrl(name) || existsSync(new URL(name)));
}

function isFileUrl(name: string): boolean {
  return name.startsWith('file:');
}

let dependencies: Readonly<Record<string, string>> | undefined;

/** Versions are pinned in package.json; built-in modules of Node have none. */
function pinnedVersion(name: string): string {
  dependencies ??= (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { dependencies: Record<string, string> }).dependencies;
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  return dependencies[packageName] ?? '';
}
