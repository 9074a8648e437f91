/** The version of the interface, as the OpenAPI document carries it. */
export const VERSION = '1.1.17';

const PROJECT = 'https://www.npmjs.com/package/potli';

/** What publishers know this service by when it asks for their files: whoever runs it, if that is told, else the project. */
export function userAgent(publicUrl: string): string {
  return `potli/${VERSION} (+${publicUrl || PROJECT}; dataset refresh)`;
}
