/** Network policies of the Kubernetes manifests: allowed ingress and egress. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { BlockList, isIPv6 } from 'node:net';
import { test } from 'node:test';
import { parseAllDocuments } from 'yaml';

interface Peer {
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
  readonly podSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
}
interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports: readonly { readonly port: number | string; readonly protocol?: string }[];
}
interface Policy {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: { readonly policyTypes: readonly string[]; readonly ingress: readonly Rule[]; readonly egress: readonly Rule[] };
}

const file = new URL('../../../deploy/kubernetes/network.yaml', import.meta.url);
const policies = parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Policy);
const policyOf = (name: string): Policy['spec'] => (policies.find(({ metadata }) => metadata.name === name) as Policy).spec;
const portsOf = ({ ports }: Rule): string[] => ports.map(({ port, protocol = 'TCP' }) => `${protocol} ${port}`);

test('traffic without a rule is denied, in both directions', () => {
  for (const { kind, spec } of policies) assert.deepEqual([kind, spec.policyTypes], ['NetworkPolicy', ['Ingress', 'Egress']]);
});

test('Potli accepts connections on its port only', () => {
  assert.deepEqual(policyOf('potli').ingress.map(portsOf), [['TCP http']]);
});

test('Potli can connect to resolvers, publishers and Valkey only', () => {
  const resolvers = ['UDP 53', 'TCP 53'];
  const { egress } = policyOf('potli');
  assert.deepEqual(egress.map(portsOf), [resolvers, [...resolvers, 'TCP 443', 'TCP 80'], ['TCP valkey']]);
  for (const { to = [] } of egress) assert.ok(to.length > 0, 'a rule without addresses would allow all of them');
});

test('egress is limited to public addresses: neither the cluster nor link-local metadata services', () => {
  const blocks = policyOf('potli').egress.flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []));
  const isReached = (address: string): boolean => blocks.some(({ cidr, except = [] }) => isIn(address, [cidr]) && !isIn(address, except));
  for (const address of ['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111']) assert.ok(isReached(address), address);
  for (const address of '10.0.0.1 172.16.0.1 192.168.1.1 100.64.0.1 127.0.0.1 169.254.169.254 224.0.0.1 ::1 fd00::1 fe80::1 ff02::1'.split(
    ' ',
  )) {
    assert.ok(!isReached(address), address);
  }
});

test('only Potli can connect to Valkey, which has no egress', () => {
  const { ingress, egress } = policyOf('valkey');
  assert.deepEqual(ingress, [
    { from: [{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'potli' } } }], ports: [{ port: 'valkey' }] },
  ]);
  assert.deepEqual(egress, []);
});

function isIn(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    list.addSubnet(base, Number(bits), isIPv6(base) ? 'ipv6' : 'ipv4');
  }
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
