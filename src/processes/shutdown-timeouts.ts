/** Timeouts of the shutdown after SIGTERM. */

/** Time for a load balancer to see the change of /readyz before connections are refused. */
export const READINESS_NOTICE_MS = 2_000;
/** Requests still running after this are aborted. */
const DRAIN_TIMEOUT_MS = 10_000;
/** Latest end of a process after SIGTERM. */
export const MAX_SHUTDOWN_MS = READINESS_NOTICE_MS + DRAIN_TIMEOUT_MS;
