/** The image and the manifests, as far as they can be proven without a cluster: they fit together, and they fit the service. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, settingsHelp } from '../../src/config.ts';
import { VERSION } from '../../src/version.ts';

const root = new URL('../../../', import.meta.url);
const folder = new URL('deploy/kubernetes/', root);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

type Labels = Readonly<Record<string, string>>;
interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly tcpSocket?: { readonly port: string };
}
interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly ports: readonly { readonly name: string }[];
  readonly readinessProbe: Probe;
  readonly livenessProbe: Probe;
  readonly startupProbe?: Probe;
  readonly resources: { readonly requests: Labels; readonly limits: Labels };
  readonly securityContext: object;
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
}
interface Pod {
  readonly securityContext: { readonly runAsNonRoot: boolean; readonly runAsUser: number };
  readonly containers: readonly [Container];
  readonly volumes?: readonly { readonly name: string; readonly emptyDir: object }[];
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector: Labels & { readonly matchLabels: Labels };
    readonly template: { readonly metadata: { readonly labels: Labels }; readonly spec: Pod };
    readonly ports: readonly { readonly targetPort: string }[];
    readonly scaleTargetRef: { readonly kind: string; readonly name: string };
  };
}
interface Kustomization {
  readonly resources: readonly string[];
  readonly images: readonly { readonly name: string; readonly newTag: string }[];
  readonly configMapGenerator: readonly { readonly literals: readonly string[] }[];
}

const kustomization = parse(read('deploy/kubernetes/kustomization.yaml')) as Kustomization;
const manifests = kustomization.resources.flatMap((name) =>
  parseAllDocuments(readFileSync(new URL(name, folder), 'utf8')).map((document) => {
    assert.deepEqual(document.errors, [], name);
    return document.toJS() as Manifest;
  }),
);
const ofKind = (kind: string): Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
const deployments = ofKind('Deployment');
const potli = deployments.find(({ metadata }) => metadata.name === 'potli') as Manifest;

describe('Kubernetes', () => {
  test('every file is applied, and the version is ours', () => {
    assert.deepEqual([...kustomization.resources, 'kustomization.yaml'].sort(), readdirSync(folder).sort());
    assert.equal((JSON.parse(read('package.json')) as { version: string }).version, VERSION);
    assert.deepEqual(
      kustomization.images.map(({ name, newTag }) => [name, newTag]),
      [['potli', VERSION]],
    );
  });

  for (const { metadata, spec } of deployments) {
    test(`${metadata.name} runs without privileges on a read-only file system, with probes and resources`, () => {
      const { securityContext, containers } = spec.template.spec;
      const [container] = containers;
      assert.ok(securityContext.runAsNonRoot && securityContext.runAsUser > 0);
      assert.deepEqual(container.securityContext, {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      assert.ok(container.resources.requests.cpu && container.resources.requests.memory && container.resources.limits.memory);
      const ports = container.ports.map(({ name }) => name);
      for (const probe of [container.readinessProbe, container.livenessProbe, container.startupProbe ?? container.livenessProbe]) {
        assert.ok(ports.includes(probe.httpGet?.port ?? probe.tcpSocket?.port ?? ''));
      }
    });
  }

  test('Potli is asked whether it lives and whether it is ready at the right addresses', () => {
    const [{ readinessProbe, livenessProbe, startupProbe }] = potli.spec.template.spec.containers;
    assert.deepEqual(
      [readinessProbe, livenessProbe, startupProbe].map((probe) => probe?.httpGet?.path),
      ['/readyz', '/healthz', '/healthz'],
    );
  });

  test('services, the autoscaler and the budget find the pods', () => {
    for (const { metadata, spec } of ofKind('Service')) {
      const target = deployments.find(({ spec: { template } }) => matches(spec.selector, template.metadata.labels));
      assert.equal(target?.metadata.name, metadata.name);
      const ports = target?.spec.template.spec.containers[0].ports.map(({ name }) => name);
      for (const { targetPort } of spec.ports) assert.ok(ports?.includes(targetPort));
    }
    for (const { spec } of [...deployments, ...ofKind('PodDisruptionBudget')]) {
      assert.ok(deployments.some(({ spec: { template } }) => matches(spec.selector.matchLabels, template.metadata.labels)));
    }
    assert.deepEqual(
      ofKind('HorizontalPodAutoscaler').map(({ spec }) => [spec.scaleTargetRef.kind, spec.scaleTargetRef.name]),
      [['Deployment', 'potli']],
    );
  });

  test('settings are settings of Potli, and data is written to a volume', () => {
    const [{ env = [], volumeMounts = [] }] = potli.spec.template.spec.containers;
    const literals = kustomization.configMapGenerator.flatMap((map) =>
      map.literals.map((text) => text.split(/=(.*)/s, 2) as [string, string]),
    );
    const environment = Object.fromEntries([...literals, ...env.map(({ name, value }) => [name, value] as const)]);
    for (const name of Object.keys(environment)) assert.match(settingsHelp(), new RegExp(`^ +${name} `, 'm'));
    const { DATA_DIR } = readConfig(environment);
    const mount = volumeMounts.find(({ mountPath }) => mountPath === DATA_DIR);
    assert.ok(potli.spec.template.spec.volumes?.some(({ name, emptyDir }) => name === mount?.name && emptyDir));
  });
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');
  const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  test('copies what is there, runs the command of the package, as the user that Kubernetes expects', () => {
    for (const [, paths] of final.matchAll(/^COPY --from=build (.*) \S+$/gm)) {
      for (const path of (paths ?? '').split(' ')) assert.ok(existsSync(new URL(path.replace('/app/', ''), root)), path);
    }
    const { bin } = JSON.parse(read('package.json')) as { bin: { potli: string } };
    assert.ok(final.includes(`"${bin.potli}"]`));
    assert.equal(/^USER (\d+):\d+$/m.exec(final)?.[1], String(potli.spec.template.spec.securityContext.runAsUser));
    assert.match(final, /^HEALTHCHECK .*\n.*\/healthz/m);
  });

  test('nothing that the build needs is kept out of it', () => {
    const kept = new Set(read('.dockerignore').split('\n'));
    for (const name of ['package.json', 'package-lock.json', 'src', 'data', 'scripts', 'tsconfig.json', 'LICENSE', 'NOTICE']) {
      assert.ok(!kept.has(name) && !kept.has(`/${name}`), name);
    }
    for (const name of ['node_modules', 'dist', 'packs']) assert.ok(kept.has(`/${name}`), name);
  });
});

function matches(selector: Labels, labels: Labels): boolean {
  return Object.entries(selector).every(([name, value]) => labels[name] === value);
}
