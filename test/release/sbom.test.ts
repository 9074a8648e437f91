/** The SBOM satisfies the main rules of the CycloneDX 1.5 schema and lists everything that is shipped. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { VERSION } from '../../src/version.ts';
import { modelPackages, ownModels, shippedPackages } from './inventory.ts';
import { originOf } from './provenance.ts';
import { billOfMaterials, type Component } from './sbom-document.ts';

const bom = billOfMaterials();
const all: readonly Component[] = [bom.metadata.component, ...bom.components];

const TYPES = ['application', 'library', 'data', 'file', 'machine-learning-model'];
/** Hexadecimal digits per hash. */
const HASHES: Readonly<Record<string, number>> = { 'SHA-1': 40, 'SHA-256': 64, 'SHA-512': 128 };

describe('schema', () => {
  test('it has format, timestamp and subject', () => {
    assert.deepEqual([bom.bomFormat, bom.specVersion, bom.version], ['CycloneDX', '1.5', 1]);
    assert.match(bom.serialNumber, /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    assert.ok(Number.isFinite(Date.parse(bom.metadata.timestamp)));
    const { name, version, type } = bom.metadata.component;
    assert.deepEqual([name, version, type], ['potli', VERSION, 'application']);
  });

  test('every component has a known type, a name, a unique reference, and hashes of the right length', () => {
    assert.equal(new Set(all.map((component) => component['bom-ref'])).size, all.length);
    for (const { type, name, hashes = [] } of all) {
      assert.ok(TYPES.includes(type), `${name} ${type}`);
      assert.ok(name.length > 0);
      for (const { alg, content } of hashes) assert.match(content, new RegExp(`^[0-9a-f]{${HASHES[alg]}}$`), `${name} ${alg}`);
    }
  });

  test('every licence is an identifier, a name or a single expression', () => {
    for (const { name, licenses } of all) {
      assert.ok(licenses.length > 0, name);
      for (const licence of licenses) {
        if ('expression' in licence) assert.equal(licenses.length, 1, name);
        else assert.ok('id' in licence.license ? licence.license.id : licence.license.name, name);
      }
    }
  });

  test('dependencies name components, each once', () => {
    const references = new Set(all.map((component) => component['bom-ref']));
    assert.equal(new Set(bom.dependencies.map(({ ref }) => ref)).size, bom.dependencies.length);
    for (const { ref, dependsOn } of bom.dependencies) {
      for (const reference of [ref, ...dependsOn]) assert.ok(references.has(reference), reference);
      assert.equal(new Set(dependsOn).size, dependsOn.length, ref);
    }
  });
});

describe('contents', () => {
  const componentsByName = new Map(bom.components.map((component) => [component.name, component]));

  test('every package that is installed with Potli, on any system, with its hash; none for development', () => {
    const models = new Set(modelPackages());
    for (const { name } of shippedPackages()) if (!models.has(name)) assert.ok(componentsByName.get(name)?.hashes?.length, name);
    for (const name of ['typescript', '@biomejs/biome']) assert.ok(!componentsByName.has(name), name);
  });

  test('direct and transitive dependencies are present', () => {
    const reachable = new Set([bom.metadata.component['bom-ref']]);
    const edges = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    for (const ref of reachable) for (const dependency of edges.get(ref) ?? []) reachable.add(dependency);
    const unreachable = all.filter((component) => !reachable.has(component['bom-ref']));
    assert.deepEqual(
      unreachable.map(({ name }) => name),
      [],
    );
  });

  test('every table, font and model in the package, with licence and hash', () => {
    for (const file of readdirSync(new URL('../../../data/bundled/', import.meta.url))) {
      assert.ok(componentsByName.get(`data/bundled/${file}`)?.hashes?.length, file);
    }
    for (const name of ['all-MiniLM-L6-v2', 'silueta', ...ownModels()])
      assert.equal(componentsByName.get(name)?.type, 'machine-learning-model');
    assert.deepEqual(componentsByName.get('data/bundled/font_NotoSans_400Regular.ttf.br')?.licenses, [{ license: { id: 'OFL-1.1' } }]);
    assert.deepEqual(componentsByName.get('data/bundled/network_places')?.licenses, [{ license: { id: 'CC-BY-4.0' } }]);
  });

  test('an unlisted file is an error', () => {
    assert.throws(() => originOf('unheard_of.tsv.br'), /does not say where data\/bundled\/unheard_of/);
  });
});
