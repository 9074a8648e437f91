/** Plays a scenario: starts a service, measures a baseline, runs the attack and waits for the memory to recover. */
import { setTimeout as sleep } from 'node:timers/promises';
import { datasets } from '../../src/families/index.ts';
import { type Bounds, heavyBoundMs } from './bounds.ts';
import { Bystander, type Latencies } from './bystander.ts';
import { atMost, type Finding, none } from './finding.ts';
import type { Scenario } from './scenario.ts';
import { type PlayOptions, TestBed } from './test-bed.ts';

export interface Played {
  readonly scenario: Scenario;
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

/** Timeout of an attack. */
const ATTACK_TIMEOUT_MS = { full: 180_000, short: 120_000 };
/** Time in which memory must return to its bound. */
const RECOVERY_MS = { full: 60_000, short: 45_000 };
/** Warm-up after the start, with everything loaded that the bystander needs; then the time for the baseline. */
const WARM_MS = 1_000;
const BASELINE_MS = 2_000;
/** The bystander keeps running for this long after the attack. */
const AFTER_MS = 1_000;
const POLL_MS = 250;

export async function play(scenario: Scenario, options: PlayOptions): Promise<Played> {
  const { bounds, short } = options;
  const startedAt = performance.now();
  const profile = short ? 'short' : 'full';
  const testBed = await TestBed.open(scenario.settings?.() ?? {}, options);
  let findings: readonly Finding[] = [];
  let output = '';
  try {
    const attack = (): Promise<readonly Finding[]> => withinTime(scenario, testBed);
    findings = scenario.monitored ? await runMonitored(testBed, attack, bounds, RECOVERY_MS[profile]) : await attack();
  } finally {
    output = await testBed.close();
  }
  return {
    scenario,
    findings: [...findings, ...outputFindings(output, scenario.isAboutLog ?? false)],
    seconds: (performance.now() - startedAt) / 1_000,
  };
}

/** Findings of an attack; a finding about the timeout if it takes too long. */
export async function withinTime(scenario: Scenario, testBed: TestBed): Promise<readonly Finding[]> {
  const timeoutMs = ATTACK_TIMEOUT_MS[testBed.short ? 'short' : 'full'];
  const timer = new AbortController();
  const timedOut = sleep(timeoutMs, [atMost(scenario.guarantee, 'seconds until the attack was over', Infinity, timeoutMs / 1_000)], {
    signal: timer.signal,
  }).catch(() => []);
  const findings = await Promise.race([scenario.run(testBed), timedOut]);
  timer.abort();
  return findings;
}

async function runMonitored(
  testBed: TestBed,
  attack: () => Promise<readonly Finding[]>,
  bounds: Bounds,
  recoveryMs: number,
): Promise<readonly Finding[]> {
  const bystander = new Bystander(testBed);
  try {
    await sleep(WARM_MS);
    await bystander.takeLatencies();
    await sleep(BASELINE_MS);
    const baseline = await bystander.takeLatencies();
    const idleMb = testBed.megabytes();
    testBed.peakMegabytes();
    const findings = await attack();
    await sleep(AFTER_MS);
    const latencies = await bystander.takeLatencies();
    await bystander.stop();
    const leftMb = await leftAfterRecovery(testBed, idleMb, bounds.leftMb, recoveryMs);
    return [...latencyFindings(latencies, baseline, bounds), ...memoryFindings(testBed.peakMegabytes(), leftMb, bounds), ...findings];
  } finally {
    await bystander.stop();
  }
}

/** Polls until memory is back within the bound, or the time is over. */
async function leftAfterRecovery(testBed: TestBed, idleMb: number, boundMb: number, recoveryMs: number): Promise<number> {
  const deadline = performance.now() + recoveryMs;
  let excessMb = testBed.megabytes() - idleMb;
  while (excessMb > boundMb && performance.now() < deadline) {
    await sleep(POLL_MS);
    excessMb = testBed.megabytes() - idleMb;
  }
  return excessMb;
}

function latencyFindings(
  { maxLoopCpuMs, maxLightMs, maxLightWallMs, maxHeavyMs }: Latencies,
  baseline: Latencies,
  bounds: Bounds,
): Finding[] {
  return [
    atMost('event-loop', 'CPU time of the event loop for one request', maxLoopCpuMs, bounds.loopMs, ' ms'),
    atMost(
      'latency',
      `another's light request (${Math.round(maxLightWallMs)} ms by the clock)`,
      maxLightMs,
      bounds.lightMs + baseline.maxLightMs,
      ' ms',
    ),
    atMost('latency', "another's heavy request", maxHeavyMs, heavyBoundMs(baseline.medianHeavyMs, bounds), ' ms'),
  ];
}

/** Log lines are truncated to this length. */
const LINE_CHARACTERS = 60;
/** Everything that the service itself logs: one line per request, its start, and the state of its datasets. */
const OWN_LINES = [
  /^$/,
  /^[A-Z-]+ (-|\/[\w/{}.-]*) \d{3} \d+\.\dms$/,
  /^Potli answers on /,
  new RegExp(`^(${datasets.map(({ name }) => name).join('|')}): `),
];

export function outputFindings(output: string, isPoint: boolean): Finding[] {
  const foreign = output.split('\n').filter((line) => !OWN_LINES.some((pattern) => pattern.test(line)));
  const excerpts = foreign.map((line) => line.trim().slice(0, LINE_CHARACTERS));
  return isPoint || foreign.length > 0 ? [none('integrity', 'lines in the log that are not its own', excerpts)] : [];
}

function memoryFindings(peakMb: number, leftMb: number, bounds: Bounds): Finding[] {
  return [
    atMost('memory', 'peak memory', peakMb, bounds.ceilingMb, ' MB'),
    atMost('memory', 'memory left above idle', leftMb, bounds.leftMb, ' MB'),
  ];
}
