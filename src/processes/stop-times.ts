/** Shutdown timeouts. */

/** Time for a load balancer to see the change of /readyz before connections are refused. */
export const NOTICE_MS = 2_000;
/** Requests still running after this are aborted. */
const FINISH_MS = 10_000;
/** Latest end of a process after SIGTERM. */
export const LONGEST_STOP_MS = NOTICE_MS + FINISH_MS;
