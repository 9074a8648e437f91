/** The version of the interface, as the OpenAPI document carries it. */
export const VERSION = '1.1.17';
