/** The part of recheck that runs in any JavaScript; its own types describe only its main file. */
declare module 'recheck/lib/browser.js' {
  interface Diagnostics {
    readonly status: 'safe' | 'vulnerable' | 'unknown';
    readonly complexity?: { readonly summary: string };
    readonly attack?: { readonly pattern: string };
  }
  const checker: { checkSync(source: string, flags: string, options: { readonly timeout: number }): Diagnostics };
  export default checker;
}
