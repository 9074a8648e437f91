/** How long stopping takes. */

/** Time for a balancer to see that /readyz has changed before connections are refused. */
export const NOTICE_MS = 2_000;
/** Requests that are still running after this are given up. */
const FINISH_MS = 10_000;
/** At the latest a process has ended after this. */
export const LONGEST_STOP_MS = NOTICE_MS + FINISH_MS;
