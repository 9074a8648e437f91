/** Operator messages on standard error: standard output carries the request log or a protocol. */

/** Read directly from the environment: configuration errors are reported in the same format. */
const isJsonLog = process.env.LOG?.trim() === 'json';

export const logToOperator = (message: string): void => console.error(formatLogLine(message));

export function formatLogLine(message: string): string {
  return isJsonLog ? JSON.stringify({ time: new Date(), message }) : message;
}
