const HOUSES = 40;
const SCHEMES = 10_400;

/** A NAVAll file of AMFI (mutual funds), with as many fund houses and schemes as the published one. */
export function navAll({ columns, date = '13-Nov-2026', of = 'Fund' }: { columns: 6 | 8; date?: string; of?: string }): string {
  const titles = ['Scheme Code', 'ISIN Div Payout/ ISIN Growth', 'ISIN Div Reinvestment', 'Scheme Name', 'Net Asset Value', 'Date'];
  if (columns === 8) titles.splice(4, 0, 'Plan', 'Option');
  const lines = [titles.join(';'), ' ', 'Open Ended Schemes(Solution Oriented Scheme - Children’s Fund)'];
  for (let index = 0; index < SCHEMES; index++) {
    if (index % (SCHEMES / HOUSES) === 0) lines.push(' ', `House ${index / (SCHEMES / HOUSES)} Mutual Fund`, ' ');
    const cells = [String(100_000 + index), `INF${String(index).padStart(9, '0')}`, '-', `${of} ${index}`, `${index}.5`, date];
    if (columns === 8) cells.splice(4, 0, 'Direct Plan', 'Growth Option');
    lines.push(cells.join(';'));
  }
  return `${lines.join('\r\n')}\r\n`;
}
