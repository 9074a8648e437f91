/** Estimated CPU time of a task, reported to the service before the work begins, so that a client without the units is refused first. */

/** The client cannot pay; the service knows the refusal. */
export class Unpaid extends Error {}

type Ask = (milliseconds: number) => Promise<void>;

let ask: Ask | undefined;

/** For the program of a child process, which does one job at a time. */
export function askForPayment(listener: Ask | undefined): void {
  ask = listener;
}

/** From within a task, before the work: goes on when it is paid for. Elsewhere than in a child process nobody pays. */
export async function expectCpu(milliseconds: number): Promise<void> {
  await ask?.(milliseconds);
}
