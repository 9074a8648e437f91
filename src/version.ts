/** Version of the API, as stated in the OpenAPI document. */
export const VERSION = '1.1.17';

const PROJECT = 'https://www.npmjs.com/package/potli';

/** User-Agent for dataset refreshes: names the operator's URL if known, otherwise the project. */
export function userAgent(publicUrl: string): string {
  return `potli/${VERSION} (+${publicUrl || PROJECT}; dataset refresh)`;
}
