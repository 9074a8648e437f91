/** Types of the pure JavaScript build of recheck; its own types cover only its main file. */
declare module 'recheck/lib/browser.js' {
  interface Diagnostics {
    readonly status: 'safe' | 'vulnerable' | 'unknown';
    readonly complexity?: { readonly summary: string };
    readonly attack?: { readonly pattern: string };
  }
  const checker: { checkSync(source: string, flags: string, options: { readonly timeout: number }): Diagnostics };
  export default checker;
}
