/** Messages for the operator, on standard error: standard output belongs to the log, or to a protocol. */

/** Read directly from the environment: errors in the settings are reported in the same form. */
const isStructured = process.env.LOG?.trim() === 'json';

export const say = (message: string): void => console.error(asLine(message));

export function asLine(message: string): string {
  return isStructured ? JSON.stringify({ time: new Date(), message }) : message;
}
