/** Findings as a Markdown table. */
import type { Played } from './run-scenario.ts';

const HEAD = ['scenario', 'guarantee', 'what', 'measured', 'bound', 'verdict'];

export function table(played: readonly Played[]): string {
  const rows = played.flatMap(({ scenario, findings }) =>
    findings.map(({ guarantee, subject, measured, bound, isMet }, index) => [
      index === 0 ? scenario.name : '',
      guarantee,
      subject,
      measured,
      bound,
      isMet ? 'held' : 'BROKEN',
    ]),
  );
  const widths = HEAD.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEAD), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n');
}

export function areAllMet({ findings }: Played): boolean {
  return findings.every(({ isMet }) => isMet);
}
