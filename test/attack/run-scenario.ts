/** Plays a scenario: starts a service, measures a baseline, runs the attack and waits for the memory to recover. */
import { setTimeout as sleep } from 'node:timers/promises';
import { datasets } from '../../src/families/index.ts';
import { type Bounds, heavyBoundMs } from './bounds.ts';
import { Bystander, type Waits } from './bystander.ts';
import { atMost, type Finding, none } from './finding.ts';
import type { Scenario } from './scenario.ts';
import { type PlayOptions, TestBed } from './test-bed.ts';

export interface Played {
  readonly scenario: Scenario;
  readonly findings: readonly Finding[];
  readonly seconds: number;
}

/** Timeout of an attack. */
const ATTACK_TIMEOUT_MS = { whole: 180_000, short: 120_000 };
/** Time in which memory must return to its bound. */
const QUIET_MS = { whole: 60_000, short: 45_000 };
/** Warm-up after the start, with everything loaded that the bystander needs; then the time for the baseline. */
const WARM_MS = 1_000;
const BASELINE_MS = 2_000;
/** The bystander keeps running for this long after the attack. */
const AFTER_MS = 1_000;
const LOOK_EVERY_MS = 250;

export async function play(scenario: Scenario, options: PlayOptions): Promise<Played> {
  const { bounds, short } = options;
  const began = performance.now();
  const form = short ? 'short' : 'whole';
  const stage = await TestBed.open(scenario.settings?.() ?? {}, options);
  let findings: readonly Finding[] = [];
  let output = '';
  try {
    const attack = (): Promise<readonly Finding[]> => withinTime(scenario, stage);
    findings = scenario.watched ? await watched(stage, attack, bounds, QUIET_MS[form]) : await attack();
  } finally {
    output = await stage.close();
  }
  return {
    scenario,
    findings: [...findings, ...ofOutput(output, scenario.isAboutLog ?? false)],
    seconds: (performance.now() - began) / 1_000,
  };
}

/** Findings of an attack; a finding about the timeout if it takes too long. */
export async function withinTime(scenario: Scenario, stage: TestBed): Promise<readonly Finding[]> {
  const longestMs = ATTACK_TIMEOUT_MS[stage.short ? 'short' : 'whole'];
  const patience = new AbortController();
  const brokenOff = sleep(longestMs, [atMost(scenario.promise, 'seconds until the attack was over', Infinity, longestMs / 1_000)], {
    signal: patience.signal,
  }).catch(() => []);
  const findings = await Promise.race([scenario.run(stage), brokenOff]);
  patience.abort();
  return findings;
}

async function watched(
  stage: TestBed,
  attack: () => Promise<readonly Finding[]>,
  bounds: Bounds,
  quietMs: number,
): Promise<readonly Finding[]> {
  const bystander = new Bystander(stage);
  try {
    await sleep(WARM_MS);
    await bystander.waits();
    await sleep(BASELINE_MS);
    const usual = await bystander.waits();
    const idleMb = stage.megabytes();
    stage.mostMegabytes();
    const own = await attack();
    await sleep(AFTER_MS);
    const waits = await bystander.waits();
    await bystander.leave();
    const leftMb = await leftAfterQuiet(stage, idleMb, bounds.leftMb, quietMs);
    return [...ofWaits(waits, usual, bounds), ...ofMemory(stage.mostMegabytes(), leftMb, bounds), ...own];
  } finally {
    await bystander.leave();
  }
}

/** Polls until memory is back within the bound, or the time is over. */
async function leftAfterQuiet(stage: TestBed, idleMb: number, boundMb: number, quietMs: number): Promise<number> {
  const until = performance.now() + quietMs;
  let left = stage.megabytes() - idleMb;
  while (left > boundMb && performance.now() < until) {
    await sleep(LOOK_EVERY_MS);
    left = stage.megabytes() - idleMb;
  }
  return left;
}

function ofWaits({ loopMs, lightMs, lightClockMs, heavyMs }: Waits, usual: Waits, bounds: Bounds): Finding[] {
  return [
    atMost('a', 'event loop held', loopMs, bounds.loopMs, ' ms'),
    atMost('c', `another's light request (${Math.round(lightClockMs)} ms by the clock)`, lightMs, bounds.lightMs + usual.lightMs, ' ms'),
    atMost('c', "another's heavy request", heavyMs, heavyBoundMs(usual.usualHeavyMs, bounds), ' ms'),
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

export function ofOutput(output: string, isPoint: boolean): Finding[] {
  const foreign = output.split('\n').filter((line) => !OWN_LINES.some((own) => own.test(line)));
  const shown = foreign.map((line) => line.trim().slice(0, LINE_CHARACTERS));
  return isPoint || foreign.length > 0 ? [none('e', 'lines in the log that are not its own', shown)] : [];
}

function ofMemory(mostMb: number, leftMb: number, bounds: Bounds): Finding[] {
  return [
    atMost('b', 'memory at the most', mostMb, bounds.ceilingMb, ' MB'),
    atMost('b', 'memory left above idle', leftMb, bounds.leftMb, ' MB'),
  ];
}
