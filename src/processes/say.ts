/** Operator messages on standard error: standard output carries the request log or a protocol. */

/** Read directly from the environment: configuration errors are reported in the same format. */
const isStructured = process.env.LOG?.trim() === 'json';

export const say = (message: string): void => console.error(asLine(message));

export function asLine(message: string): string {
  return isStructured ? JSON.stringify({ time: new Date(), message }) : message;
}
