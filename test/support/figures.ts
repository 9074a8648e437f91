/** What a port of figures answers, read as Prometheus reads it. */

/** Values by their whole names, labels included. */
export type Samples = ReadonlyMap<string, number>;

export function samplesOf(text: string): Samples {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

/** The names alone: what queries are written with. */
export function namesIn(samples: Samples): ReadonlySet<string> {
  return new Set(Array.from(samples.keys(), (name) => name.split('{')[0] as string));
}
