/** Parser for the Prometheus text format of the metrics endpoint. */

/** Sample values by full name, including labels. */
export type Samples = ReadonlyMap<string, number>;

export function samplesOf(text: string): Samples {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const separator = line.lastIndexOf(' ');
      return [line.slice(0, separator), Number(line.slice(separator + 1))];
    }),
  );
}

/** Metric names without labels. */
export function namesIn(samples: Samples): ReadonlySet<string> {
  return new Set(Array.from(samples.keys(), (name) => name.split('{')[0] as string));
}
