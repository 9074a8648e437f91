/**
 * Inventory of what is shipped: packages that `npm install potli` installs on any platform, packages its data is derived from, and its
 * tables.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackagePin } from '../../data/package.ts';
import type { Recipe } from '../../data/recipe.ts';

const root = new URL('../../../', import.meta.url);

export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As stated by the package; empty if not stated. */
  readonly licence: string;
  /** Path in the lock file, such as `node_modules/sharp`: a package may be installed in two versions. */
  readonly path: string;
  /** Subresource Integrity hash of its tarball. */
  readonly integrity: string;
  /** Names of its dependencies, optional ones included. */
  readonly needs: readonly string[];
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * All packages of the lock file except development dependencies, of which only those with models or code in the build are included. Packages for
 * other platforms are not installed; their licence comes from the lock file.
 */
export function shippedPackages(): Shipped[] {
  const { packages } = readJson('package-lock.json') as { packages: Record<string, Manifest> };
  const inBuild = new Set([...builtInPackages().map((name) => `node_modules/${name}`), ...dependencyTree(BUNDLED_PACKAGE, packages)]);
  return Object.entries(packages).flatMap(([path, locked]) => {
    if (path === '' || locked.link || (locked.dev && !inBuild.has(path))) return [];
    const file = `${path}/package.json`;
    const manifest = existsSync(new URL(file, root)) ? (readJson(file) as Manifest) : locked;
    const name = manifest.name ?? locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const needs = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies });
    return [{ name, version: manifest.version ?? '', licence: licenceOf(manifest), path, integrity: locked.integrity ?? '', needs }];
  });
}

/** The bundle of the service contains it (scripts/bundle.mjs). */
const BUNDLED_PACKAGE = 'fastify';

/** Paths of a package and of its dependencies, as Node resolves them. */
function dependencyTree(name: string, packages: Readonly<Record<string, Manifest>>): Set<string> {
  const paths = new Set([`node_modules/${name}`]);
  // Iterating over a set includes entries added meanwhile.
  for (const path of paths) {
    for (const needed of Object.keys(packages[path]?.dependencies ?? {})) {
      const resolved = [path, '.'].map((folder) => join(folder, 'node_modules', needed)).find((candidate) => candidate in packages);
      if (resolved) paths.add(resolved);
    }
  }
  return paths;
}

function licenceOf({ license, licenses = [] }: Manifest): string {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  return licenses.map(({ type = '?' }) => type).join(' OR ');
}

/** Direct dependencies of Potli. */
export function directPackages(): string[] {
  const { dependencies, optionalDependencies } = readJson('package.json') as Manifest;
  const inBuild = builtInModels().flatMap(({ package: name, code = false }) => (name !== undefined && code ? name : []));
  return [BUNDLED_PACKAGE, ...inBuild, ...Object.keys({ ...dependencies, ...optionalDependencies })];
}

/** Packages that the build extracts models from. */
export function modelPackages(): string[] {
  return builtInModels().flatMap(({ package: name, code = false }) => (name !== undefined && !code ? name : []));
}

function builtInPackages(): string[] {
  return builtInModels().flatMap(({ package: name }) => name ?? []);
}

/** The project's own models in `data/models/`. */
export function ownModels(): string[] {
  return builtInModels().flatMap(({ own }) => own ?? []);
}

function builtInModels(): { readonly package?: string; readonly code?: boolean; readonly own?: string }[] {
  return readJson('data/built-in-models.json') as ReturnType<typeof builtInModels>;
}

/** Packages that the data recipes read; `data/bundled/` holds the derived tables. */
export async function packagesOfRecipes(): Promise<PackagePin[]> {
  const folder = new URL('../../data/recipes/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.js') && !name.endsWith('.test.js'));
  const modules = (await Promise.all(files.map((name) => import(new URL(name, folder).href)))) as { recipe?: Recipe }[];
  return modules.flatMap(({ recipe }) => recipe?.packages ?? []);
}

/** Names of the tables in `data/bundled/`. */
export function bundledTables(): string[] {
  return readdirSync(new URL('data/bundled/', root)).map((name) => name.replace(/\..*$/, ''));
}

export function readText(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}

function readJson(path: string): unknown {
  return JSON.parse(readText(path));
}
