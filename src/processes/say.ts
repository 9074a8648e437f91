/** Messages for the operator, on standard error: standard output belongs to the log, or to a protocol. */

/** Known before the settings are read, because what is wrong with these is said too. */
const isStructured = process.env.LOG?.trim() === 'json';

export const say = (message: string): void => console.error(asLine(message));

export function asLine(message: string): string {
  return isStructured ? JSON.stringify({ time: new Date(), message }) : message;
}
