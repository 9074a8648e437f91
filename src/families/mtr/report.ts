/** Plain-text report in columns, for terminals. */
import type { Traceroute } from './records.ts';

const HEADER = ['', 'Host', 'AS', 'Loss%', 'Snt', 'Last', 'Avg', 'Best', 'Wrst', 'StDev'];

export function toReport({ host, address, protocol, reached, hops }: Traceroute): string {
  const rows = hops.map((hop) => [
    `${hop.hop}.`,
    hop.name ?? hop.address ?? (hop.private ? '(private)' : '???'),
    hop.asn === null ? '' : `AS${hop.asn}`,
    hop.loss.toFixed(1),
    String(hop.sent),
    ...[hop.last, hop.average, hop.best, hop.worst, hop.deviation].map((value) => (value === null ? '' : value.toFixed(1))),
  ]);
  const widths = HEADER.map((title, index) => Math.max(title.length, ...rows.map((row) => (row[index] as string).length)));
  // Names are left-aligned, figures right-aligned.
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => (index === 1 || index === 2 ? cell.padEnd(widths[index] as number) : cell.padStart(widths[index] as number)))
      .join('  ')
      .trimEnd();
  const title = `${host} (${address}) over ${protocol}${reached ? '' : ': not reached'}`;
  return `${[title, line(HEADER), ...rows.map(line)].join('\n')}\n`;
}
