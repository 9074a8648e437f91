/** Loaded before all others by `--date=`: the clock of the process is ahead by so many milliseconds. Times of files are those of the machine. */
const ahead = Number(process.env.TEST_CLOCK_AHEAD_MS);
const now = Date.now;

globalThis.Date = new Proxy(Date, {
  construct: (real, args, target) => Reflect.construct(real, args.length === 0 ? [now() + ahead] : args, target),
  apply: (real) => new real(now() + ahead).toString(),
  get: (real, name) => (name === 'now' ? () => now() + ahead : Reflect.get(real, name)),
});
