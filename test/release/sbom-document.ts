/**
 * Software bill of materials of a release (CycloneDX 1.5): the packages that `npm install potli` installs on any platform, and the contents
 * of the package itself: tables, fonts and models, each with licence and hash. `npm sbom` is not used because it omits packages that are
 * also development dependencies.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VERSION } from '../../src/version.ts';
import { filesBelow } from '../support/files.ts';
import { directPackages, modelPackages, ownModels, type Shipped, shippedPackages } from './inventory.ts';
import { evaluate, LESSER } from './licence.ts';
import { modelOf, type Origin, originOf } from './provenance.ts';

const root = new URL('../../../', import.meta.url);

type License = { readonly license: { readonly id: string } | { readonly name: string } } | { readonly expression: string };

export interface Component {
  readonly 'bom-ref': string;
  readonly type: Origin['kind'] | 'application' | 'library';
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly licenses: readonly License[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
  readonly purl?: string;
  readonly externalReferences?: readonly { readonly type: string; readonly url: string }[];
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn: readonly string[];
}

export interface Bom {
  readonly $schema: string;
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly version: number;
  readonly metadata: { readonly timestamp: string; readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

export function billOfMaterials(): Bom {
  const product: Component = {
    'bom-ref': `potli@${VERSION}`,
    type: 'application',
    name: 'potli',
    version: VERSION,
    purl: purlOf('potli', VERSION),
    licenses: [licenseOf('MIT')],
  };
  const models = new Set(modelPackages());
  const packages = shippedPackages().filter(({ name }) => !models.has(name));
  const byPath = new Map(packages.map((entry) => [entry.path, entry]));
  const inside = [...bundledComponents(), ...modelComponents()];
  const component = { ref: product['bom-ref'], dependsOn: inside.map((item) => item['bom-ref']) };
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: { timestamp: new Date().toISOString(), component: product },
    components: [...new Map(packages.map((entry) => [refOf(entry), packageComponent(entry)])).values(), ...inside],
    dependencies: merged([
      component,
      { ref: component.ref, dependsOn: resolved('', directPackages(), byPath) },
      ...packages.map((entry) => ({ ref: refOf(entry), dependsOn: resolved(entry.path, entry.needs, byPath) })),
    ]),
  };
}

const refOf = ({ name, version }: Pick<Shipped, 'name' | 'version'>): string => `${name}@${version}`;
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function packageComponent({ name, version, licence, integrity }: Shipped): Component {
  const [algorithm = '', hash = ''] = integrity.split('-');
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: purlOf(name, version),
    licenses: [/ (AND|OR) /.test(licence) ? { expression: licence } : licenseOf(licence)],
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') }],
  };
}

/** Resolves package names as Node does: from a folder upwards through `node_modules`. */
function resolved(path: string, names: readonly string[], byPath: ReadonlyMap<string, Shipped>): string[] {
  return names.flatMap((name) => {
    for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      const component = byPath.get(folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`);
      if (component) return [refOf(component)];
      if (folder === '') return [];
    }
  });
}

/** One entry per reference: a version may be installed at several paths. */
function merged(dependencies: readonly Dependency[]): Dependency[] {
  const all = new Map<string, Set<string>>();
  for (const { ref, dependsOn } of dependencies) {
    const refs = all.get(ref) ?? new Set();
    for (const dependency of dependsOn) refs.add(dependency);
    all.set(ref, refs);
  }
  return Array.from(all, ([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn] }));
}

function bundledComponents(): Component[] {
  return readdirSync(new URL('data/bundled/', root))
    .sort()
    .map((file) => insideComponent(`data/bundled/${file}`, originOf(file), new URL(`data/bundled/${file}`, root)));
}

function modelComponents(): Component[] {
  const versions = new Map(shippedPackages().map(({ name, version }) => [name, `${name} ${version}`]));
  return [...modelPackages(), ...ownModels()].flatMap((name) => {
    const origin = { ...modelOf(name), version: versions.get(name) ?? VERSION };
    const folder = fileURLToPath(new URL(`dist/models/${name}/`, root));
    return filesBelow(folder, /\.onnx$/).map((file) => insideComponent(origin.name, origin, file));
  });
}

function insideComponent(name: string, { kind, name: title, version, licence, url }: Origin, file: URL | string): Component {
  return {
    'bom-ref': `potli:${name}`,
    type: kind,
    name,
    version,
    ...(title === name ? {} : { description: title }),
    licenses: [licenseOf(licence)],
    hashes: [{ alg: 'SHA-256', content: createHash('sha256').update(readFileSync(file)).digest('hex') }],
    ...(url === undefined ? {} : { externalReferences: [{ type: 'distribution', url }] }),
  };
}

/** By SPDX identifier if it has one, else by name. */
function licenseOf(licence: string): License {
  const isKnown = /^\S+$/.test(licence) && (evaluate('', licence) !== 'refused' || LESSER.test(licence));
  return { license: isKnown ? { id: licence } : { name: licence } };
}
