/** The Helm chart: rendered, by Helm itself where it is installed, and compared with the manifests that are tested in deploy.test.ts. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { VERSION } from '../../src/version.ts';
import { outputOf, withoutTools } from '../support/external-programs.ts';
import { renderTemplate } from '../support/helm-template.ts';

type Value = null | boolean | number | string | readonly Value[] | { readonly [name: string]: Value };
type Fields = Readonly<Record<string, Value>>;
interface Manifest {
  readonly kind: string;
  readonly metadata: Fields & { readonly name: string };
  readonly spec: Fields;
}

const deploy = new URL('../../../deploy/', import.meta.url);
const chartFolder = new URL('helm/', deploy);
const read = (path: string): string => readFileSync(new URL(path, deploy), 'utf8');
const chart = parse(read('helm/Chart.yaml')) as { version: string; appVersion: string };
const defaults = parse(read('helm/values.yaml')) as Record<string, Record<string, Value>>;

function documentsOf(text: string): Manifest[] {
  return parseAllDocuments(text).flatMap((document) => {
    assert.deepEqual(document.errors, []);
    const manifest = document.toJS() as Manifest | null;
    return manifest ? [manifest] : [];
  });
}

/** @param changes members of groups of values */
function render(changes: Readonly<Record<string, Fields>> = {}, release = 'potli'): Manifest[] {
  const values = { ...defaults };
  for (const [group, members] of Object.entries(changes)) values[group] = { ...defaults[group], ...members };
  const scope = { Values: values, Release: { Name: release }, Chart: { AppVersion: chart.appVersion } };
  return readdirSync(new URL('templates/', chartFolder)).flatMap((name) =>
    documentsOf(renderTemplate(read(`helm/templates/${name}`), scope)),
  );
}

/** Without what Helm and kustomize set differently: names of Valkey, the image, and the environment. */
function comparable(manifests: readonly Manifest[]): unknown {
  const text = JSON.stringify(manifests, (name, value) => (['env', 'envFrom', 'image'].includes(name) ? undefined : value));
  const plain = JSON.parse(text.replaceAll('potli-valkey', 'valkey')) as Manifest[];
  return Object.fromEntries(plain.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]));
}

const namesOf = (manifests: readonly Manifest[], kind: string): readonly string[] =>
  manifests.filter((manifest) => manifest.kind === kind).map(({ metadata }) => metadata.name);

describe('the Helm chart', () => {
  test('has the version of the service', () => {
    assert.deepEqual([chart.version, chart.appVersion], [VERSION, VERSION]);
  });

  test('by default deploys what the manifests for kustomize deploy', () => {
    const files = (parse(read('kubernetes/kustomization.yaml')) as { resources: string[] }).resources;
    const manifests = files.filter((name) => name !== 'namespace.yaml').flatMap((name) => documentsOf(read(`kubernetes/${name}`)));
    assert.deepEqual(comparable(render()), comparable(manifests));
  });

  test('has no autoscaler, budget, policy or Valkey where they are off, and an ingress with TLS where it is on', () => {
    const off = { enabled: false };
    const minimal = render(
      { autoscaling: off, disruptionBudget: off, networkPolicy: off, valkey: off, ingress: { enabled: true } },
      'mine',
    );
    assert.deepEqual(minimal.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort(), [
      'Deployment mine',
      'Ingress mine',
      'Service mine',
    ]);
    assert.doesNotMatch(JSON.stringify(minimal), /valkey|REDIS/i);
    const [deployment, ingress] = [minimal.find(({ kind }) => kind === 'Deployment'), minimal.find(({ kind }) => kind === 'Ingress')];
    assert.equal(deployment?.spec.replicas, 2);
    assert.deepEqual(ingress?.spec.tls, [{ hosts: ['potli.example'], secretName: 'potli-tls' }]);
    assert.ok(!('tls' in (render({ ingress: { enabled: true, tlsSecret: '' } }).find(({ kind }) => kind === 'Ingress')?.spec ?? {})));
    assert.deepEqual(namesOf(render({ networkPolicy: { enabled: true }, valkey: off }), 'NetworkPolicy'), ['potli']);
  });

  test('sets the environment of the container, and reads the password of Valkey from a secret', () => {
    const deployment = JSON.stringify(render({ settings: { RATE_LIMIT: 1200 }, image: { tag: '9.9.9' } }, 'mine'));
    for (const part of [
      '{"name":"RATE_LIMIT","value":"1200"}',
      '{"name":"TRUST_PROXY","value":"1"}',
      '{"name":"MEMORY_MB","value":"3481"}',
      '{"name":"REDIS_URL","value":"redis://:$(VALKEY_PASSWORD)@mine-valkey:6379"}',
      '"secretKeyRef":{"name":"valkey","key":"password"}',
      '"image":"registry.example/potli:9.9.9"',
    ])
      assert.ok(deployment.includes(part), part);
  });

  test('passes helm lint, and helm template renders the same manifests', { skip: withoutTools('helm') }, () => {
    const path = fileURLToPath(chartFolder);
    assert.match(outputOf('helm', ['lint', path])?.toString() ?? '', /0 chart\(s\) failed/);
    const text = outputOf('helm', ['template', 'potli', path, '--set', 'ingress.enabled=true'])?.toString() ?? '';
    assert.deepEqual(comparable(documentsOf(text)), comparable(render({ ingress: { enabled: true } })));
  });
});
