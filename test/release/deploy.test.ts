/**
 * Container image and Kubernetes manifests, as far as they can be verified without a cluster: consistent with each other and with the
 * service.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, settingsHelp } from '../../src/config.ts';
import { VERSION } from '../../src/version.ts';
import { basesOf } from './base-images.ts';

const root = new URL('../../../', import.meta.url);
const folder = new URL('deploy/kubernetes/', root);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

type Labels = Readonly<Record<string, string>>;
interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly tcpSocket?: { readonly port: string };
}
interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
}
interface Container {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly Variable[];
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
const deploymentOf = (name: string): Manifest => deployments.find(({ metadata }) => metadata.name === name) as Manifest;
const [potli, valkey] = [deploymentOf('potli'), deploymentOf('valkey')];
const SECRET = { name: 'valkey', key: 'password', variable: 'VALKEY_PASSWORD', sample: 'feedc0de' } as const;

/** Environment of a container, with variables expanded as Kubernetes does. */
function environmentOf({ spec }: Manifest): Record<string, string> {
  const literals = kustomization.configMapGenerator.flatMap((map) =>
    map.literals.map((text) => text.split(/=(.*)/s, 2) as [string, string]),
  );
  const environment: Record<string, string> = Object.fromEntries(literals);
  for (const { name, value = SECRET.sample } of spec.template.spec.containers[0].env ?? []) {
    environment[name] = value.replace(/\$\((\w+)\)/g, (_, other: string) => environment[other] ?? '');
  }
  return environment;
}

describe('Kubernetes', () => {
  test('every file is applied, and the image tag is the package version', () => {
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

  test('liveness and readiness probes have the right paths', () => {
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
    const [{ volumeMounts = [] }] = potli.spec.template.spec.containers;
    const environment = environmentOf(potli);
    for (const name of Object.keys(environment)) if (name !== SECRET.variable) assert.match(settingsHelp(), new RegExp(`^ +${name} `, 'm'));
    const { DATA_DIR } = readConfig(environment);
    const mount = volumeMounts.find(({ mountPath }) => mountPath === DATA_DIR);
    assert.ok(potli.spec.template.spec.volumes?.some(({ name, emptyDir }) => name === mount?.name && emptyDir));
  });

  test('the memory limit of Potli leaves 15 % of that of the container', () => {
    const [{ resources }] = potli.spec.template.spec.containers;
    const [, gibibytes] = /^(\d+)Gi$/.exec(resources.limits.memory ?? '') ?? [];
    assert.equal(readConfig(environmentOf(potli)).MEMORY_MB, Math.floor(Number(gibibytes) * 1024 * 0.85));
  });

  test('Valkey requires a password from a secret shared with Potli', () => {
    const [server] = valkey.spec.template.spec.containers;
    const args = server.args ?? [];
    assert.equal(args[args.indexOf('--requirepass') + 1], `$(${SECRET.variable})`);
    for (const deployment of [potli, valkey]) {
      const variable = deployment.spec.template.spec.containers[0].env?.find(({ name }) => name === SECRET.variable);
      assert.deepEqual(variable?.valueFrom?.secretKeyRef, { name: SECRET.name, key: SECRET.key });
    }
    assert.deepEqual(ofKind('Secret'), []);
    const { hostname, port, password } = new URL(readConfig(environmentOf(potli)).REDIS_URL);
    assert.deepEqual([hostname, port, password], [valkey.metadata.name, '6379', SECRET.sample]);
    assert.ok(read('docs/OPERATIONS.md').includes(`kubectl -n potli create secret generic ${SECRET.name} --from-literal=${SECRET.key}=`));
  });
});

describe('the image', () => {
  const dockerfile = read('Dockerfile');
  const final = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));

  test('copies existing files, and runs the command of the package as the user that Kubernetes expects', () => {
    for (const [, paths] of final.matchAll(/^COPY --from=build (.*) \S+$/gm)) {
      for (const path of (paths ?? '').split(' ')) assert.ok(existsSync(new URL(path.replace('/app/', ''), root)), path);
    }
    const { bin } = JSON.parse(read('package.json')) as { bin: { potli: string } };
    assert.ok(final.includes(`"${bin.potli}"]`));
    assert.equal(/^USER (\d+):\d+$/m.exec(final)?.[1], String(potli.spec.template.spec.securityContext.runAsUser));
    assert.match(final, /^HEALTHCHECK .*\n.*\/healthz/m);
  });

  test('is built on one base image, whose digest a release pins', () => {
    assert.deepEqual(
      basesOf(dockerfile).map((base) => base.split('@')[0]),
      ['node:24-bookworm-slim'],
    );
    for (const [, base] of dockerfile.matchAll(/^FROM (\S+)/gm)) assert.equal(base, `$\{NODE}`);
  });

  test('.dockerignore excludes nothing that the build needs', () => {
    const ignored = new Set(read('.dockerignore').split('\n'));
    for (const name of ['package.json', 'package-lock.json', 'src', 'data', 'scripts', 'tsconfig.json', 'LICENSE', 'NOTICE']) {
      assert.ok(!ignored.has(name) && !ignored.has(`/${name}`), name);
    }
    for (const name of ['node_modules', 'dist', 'packs']) assert.ok(ignored.has(`/${name}`), name);
  });
});

function matches(selector: Labels, labels: Labels): boolean {
  return Object.entries(selector).every(([name, value]) => labels[name] === value);
}
