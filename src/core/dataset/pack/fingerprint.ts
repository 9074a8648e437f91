/** What a pack is made from, as one hash: the bundled tables of a dataset, the code that makes rows of them, and the typed tables that the code reads. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lazy } from '../../util/lazy.ts';
import type { DatasetDefinition } from '../dataset.ts';
import { hash, MAGIC } from './format.ts';

const BUILD = new URL('./build.js', import.meta.url).href;
const MANIFEST = new URL('../../../../../package.json', import.meta.url);
const TABLES = new URL('../../../../../data/tables/', import.meta.url);

/** The facts of all sources stand in one file: those that count are in the fingerprint by themselves, so that the others change no pack. */
const SOURCES = /\/data\/sources\.js$/;

/** Fingerprints that the build has computed (tools/fingerprints.ts), so that a start need not hash some hundred files. */
export const BUILT_FINGERPRINTS: URL = new URL('../../../../fingerprints.json', import.meta.url);
const built = lazy(
  (): Readonly<Record<string, string>> => (existsSync(BUILT_FINGERPRINTS) ? JSON.parse(readFileSync(BUILT_FINGERPRINTS, 'utf8')) : {}),
);

/** By which a dataset is known there: those of tests have names of others. */
export function fingerprintKey({ name, module }: DatasetDefinition): string {
  return `${name} ${relative(fileURLToPath(BUILT_FINGERPRINTS), fileURLToPath(module))}`;
}

export function fingerprintOf(definition: DatasetDefinition): string {
  return built()[fingerprintKey(definition)] ?? computeFingerprint(definition);
}

export function computeFingerprint({ module, inputs, source }: DatasetDefinition): string {
  const facts = [MAGIC, source.version, source.retrieved, source.asOf, ...importClosure([BUILD, module])];
  return hash([Buffer.from(facts.join('\n')), ...inputs.map((file) => readFileSync(file))]);
}

/** The compiled code that some modules run: hashes of them and of all that they import, and of packages the versions. */
function importClosure(modules: readonly string[]): string[] {
  const found = new Set(modules);
  // A set goes on to what is added while it is gone through.
  for (const name of found) if (isFile(name)) for (const imported of codeOf(name).imports) found.add(imported);
  return Array.from(found, (name) => (isFile(name) ? codeOf(name).hash : `${name} ${pinnedVersion(name)}`));
}

interface Code {
  readonly hash: string;
  /** Addresses of files, of typed tables too, and names of packages. */
  readonly imports: readonly string[];
}

/** Code that runs does not change: a file that ten datasets import is read once. */
const known = new Map<string, Code>();

/** Every way to import that the compiler writes. */
const IMPORT = /^(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
/** The file of a table, which stands where the table is declared. */
const TABLE = /['"]([\w-]+\.tsv)['"]/g;

function codeOf(file: string): Code {
  let code = known.get(file);
  if (!code) {
    const bytes = readFileSync(new URL(file));
    const text = file.endsWith('.js') ? bytes.toString() : '';
    const names = Array.from(text.matchAll(IMPORT), ([, from, bare, late]) => from ?? bare ?? late ?? '');
    const modules = names.map((name) => (name.startsWith('.') ? new URL(name, file).href : name));
    const tables = Array.from(text.matchAll(TABLE), ([, name = '']) => new URL(name, TABLES).href);
    const imports = [...modules, ...tables].filter(isRun);
    code = { hash: hash([bytes]), imports };
    known.set(file, code);
  }
  return code;
}

/** Code that runs has all that it imports: what is not there is a word of a comment. */
function isRun(name: string): boolean {
  return !SOURCES.test(name) && (!isFile(name) || existsSync(new URL(name)));
}

function isFile(name: string): boolean {
  return name.startsWith('file:');
}

let dependencies: Readonly<Record<string, string>> | undefined;

/** Versions are pinned in package.json; what comes with Node has none. */
function pinnedVersion(name: string): string {
  dependencies ??= (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { dependencies: Record<string, string> }).dependencies;
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  return dependencies[packageName] ?? '';
}
