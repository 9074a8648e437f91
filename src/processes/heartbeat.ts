/** Heartbeats of server processes: one that stops sending them has a blocked event loop and is killed. */
import type { Worker } from 'node:cluster';
import { loopCpuMs, STALL_LIMITS, StallDetector, type StallLimits } from './event-loop-stall.ts';
import type { HeartbeatMessage } from './ipc-messages.ts';

const HEARTBEAT: HeartbeatMessage = { heartbeat: true };

/** Sender, in the server process. */
export function sendHeartbeats(send: (message: HeartbeatMessage) => void, { checkIntervalMs }: StallLimits = STALL_LIMITS): void {
  setInterval(() => process.connected && send(HEARTBEAT), checkIntervalMs / 2).unref();
}

/** Monitor, in the supervisor. */
export class HeartbeatMonitor {
  readonly #limits: StallLimits;
  readonly #monitored = new Map<Worker, { readonly detector: StallDetector; heartbeats: number }>();

  /** @param onStall called for a process that must be killed */
  constructor(onStall: (member: Worker) => void, limits: StallLimits = STALL_LIMITS) {
    this.#limits = limits;
    setInterval(() => {
      for (const [member, { detector, heartbeats }] of this.#monitored) {
        if (!detector.isStalled(heartbeats)) continue;
        this.#monitored.delete(member);
        onStall(member);
      }
    }, limits.checkIntervalMs).unref();
  }

  /** Records a heartbeat. The first one, sent when the process listens, starts monitoring: startup may block the event loop for long. */
  beat(member: Worker): void {
    const entry = this.#monitored.get(member);
    if (entry) entry.heartbeats++;
    else
      this.#monitored.set(member, { detector: new StallDetector(this.#limits, () => loopCpuMs(member.process.pid ?? 0)), heartbeats: 0 });
  }

  /** Called when a process has exited. */
  remove(member: Worker): void {
    this.#monitored.delete(member);
  }
}
