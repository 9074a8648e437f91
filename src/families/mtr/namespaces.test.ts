/** Real packets on a real path: four hops in network namespaces, with delay and loss, traced by an unprivileged user. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { secondTier } from '../../../test/support/test-tiers.ts';
import type { HopPath } from './path.ts';

const DELAY_MS = 12;
const LOSS = 25;
const ROUNDS = 20;
const TARGET = '49.44.3.2';
const script = fileURLToPath(new URL('../../../../test/fixtures/namespaces/path.sh', import.meta.url));
const traces = fileURLToPath(new URL('../../../test/fixtures/namespaces/traces.js', import.meta.url));

function whyNot(): string | false {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'network namespaces need root on Linux';
  if (!existsSync('/dev/net/tun')) return 'there is no /dev/net/tun';
  for (const tool of ['ip', 'python3', 'setpriv']) if (!isInstalled(tool)) return `${tool} is not installed`;
  return spawnSync('unshare', ['--net', '--mount', 'true']).status === 0 ? false : 'network namespaces are not allowed here';
}

function isInstalled(tool: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0;
}

interface TraceOutputs {
  readonly user: number;
  readonly aggregated: HopPath;
  readonly udp: { data: HopPath };
  readonly tcp: { data: HopPath };
  readonly ipv6: { data: HopPath };
}

interface MtrReport {
  readonly report: { readonly hubs: readonly { readonly host: string; readonly 'Loss%': number; readonly Best: number }[] };
}

/** Runs a command in the first namespace of the path. */
function onPath(command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const environment = { ...process.env, DELAY: String(DELAY_MS), LOSS: String(LOSS) };
    const child = spawn('unshare', ['--net', '--mount', 'bash', script, 'bash', '-c', command], { env: environment });
    let output = '';
    let problems = '';
    child.stdout.on('data', (part: Buffer) => (output += part));
    child.stderr.on('data', (part: Buffer) => (problems += part));
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(problems))));
  });
}

const addresses = ({ hops }: HopPath): (string | null)[] => hops.map(({ address }) => address);

test('a path with delay and loss is traced correctly, without privileges', { skip: whyNot() || secondTier }, async (t) => {
  const asNobody = 'setpriv --reuid 65534 --regid 65534 --clear-groups --bounding-set=-all --inh-caps=-all';
  const hasMtr = isInstalled('mtr');
  const mtr = `mtr --udp --no-dns --report-cycles ${ROUNDS} --interval 0.3 --json ${TARGET} | tr -d '\\n'`;
  const output = await onPath(`${asNobody} "${process.execPath}" "${traces}" ${ROUNDS}${hasMtr ? `; ${mtr}` : ''}`);
  const [potliOutput = '', mtrOutput = ''] = output.trim().split('\n');
  const { user, aggregated, udp, tcp, ipv6 } = JSON.parse(potliOutput) as TraceOutputs;

  assert.equal(user, 65_534);
  assert.ok(aggregated.reached);
  assert.deepEqual(addresses(aggregated), [null, '49.44.1.2', '49.44.2.2', TARGET]);
  assert.deepEqual(
    aggregated.hops.map(({ private: isPrivate, sent }) => [isPrivate, sent]),
    [true, false, false, false].map((isPrivate) => [isPrivate, ROUNDS]),
  );
  assert.deepEqual(
    aggregated.hops.slice(0, 2).map(({ loss }) => loss),
    [0, 0],
  );
  const lossBehind = aggregated.hops.slice(2).reduce((sum, { loss }) => sum + loss, 0) / 2;
  assert.ok(lossBehind > 2 && lossBehind < 55, `loss ${lossBehind} %`);
  for (const { best } of aggregated.hops.slice(2))
    assert.ok(best !== null && best >= 2 * DELAY_MS && best < 3 * DELAY_MS, `best ${best} ms`);
  for (const { best } of aggregated.hops.slice(0, 2)) assert.ok(best !== null && best < DELAY_MS, `best ${best} ms`);
  t.diagnostic(`loss behind the relay ${lossBehind} % (set: ${LOSS} %), best ${aggregated.hops[3]?.best} ms (set: ${2 * DELAY_MS} ms)`);

  // Over HTTP, with few probes, a lost one may hide a hop or the target, but the hops shown are correct.
  const runs: readonly (readonly [{ data: HopPath }, (string | null)[]])[] = [
    [udp, [null, '49.44.1.2', '49.44.2.2', TARGET]],
    [tcp, [null, '49.44.1.2', '49.44.2.2', TARGET]],
    [ipv6, [null, '2405:200:1::2', '2405:200:2::2', '2405:200:3::2']],
  ];
  for (const [{ data }, path] of runs) {
    assert.ok(data.hops.length >= 2);
    for (const [index, address] of addresses(data).entries()) assert.ok(address === null || path.includes(address), `${index}: ${address}`);
    assert.equal(data.hops[1]?.address, path[1]);
  }

  if (!hasMtr) return t.diagnostic('mtr is not installed: nothing to compare with');
  const { hubs } = (JSON.parse(mtrOutput) as MtrReport).report;
  assert.deepEqual(
    hubs.slice(1).map(({ host }) => host),
    addresses(aggregated).slice(1),
  );
  for (const [index, { Best, 'Loss%': loss }] of hubs.entries()) {
    const hop = aggregated.hops[index];
    assert.ok(Math.abs((hop?.best ?? 0) - Best) < 3, `hop ${index + 1}: best ${hop?.best} and ${Best} ms`);
    assert.ok(Math.abs((hop?.loss ?? 0) - loss) <= 50, `hop ${index + 1}: loss ${hop?.loss} and ${loss} %`);
  }
  t.diagnostic(`mtr: ${hubs.map(({ Best, 'Loss%': loss }) => `${Best} ms ${loss} %`).join(', ')}`);
  t.diagnostic(`potli: ${aggregated.hops.map(({ best, loss }) => `${best} ms ${loss} %`).join(', ')}`);
});
