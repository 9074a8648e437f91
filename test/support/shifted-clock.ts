/** Preloaded by `--date=`: shifts `Date` of the process by TEST_CLOCK_AHEAD_MS milliseconds. File timestamps are not shifted. */
const ahead = Number(process.env.TEST_CLOCK_AHEAD_MS);
const now = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (real, args, target) => Reflect.construct(real, args.length === 0 ? [now() + ahead] : args, target),
  apply: (real) => new real(now() + ahead).toString(),
  get: (real, name) => (name === 'now' ? () => now() + ahead : Reflect.get(real, name)),
});
