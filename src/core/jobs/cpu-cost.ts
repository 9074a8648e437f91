/** Estimated CPU time of a task, reported to the service before the work begins, so that a client without the units is rejected first. */

/** The client has no units left; the service holds the error to return. */
export class ChargeRejectedError extends Error {}

type CostHandler = (milliseconds: number) => Promise<void>;

let costHandler: CostHandler | undefined;

/** Sets the handler in the main program of a child process, which runs one job at a time. */
export function setCostHandler(listener: CostHandler | undefined): void {
  costHandler = listener;
}

/** Called by a task before the work; resolves when the estimate is charged. Outside of a child process it is free. */
export async function declareCpuCost(milliseconds: number): Promise<void> {
  await costHandler?.(milliseconds);
}
