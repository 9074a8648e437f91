/** Parses a pasted address list: plain lines, or CSV with an address column. */

export interface AddressRows {
  /** Column names, if the list has a header. */
  readonly header: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
  addressOf(row: readonly string[]): string;
}

export function readRows(text: string): AddressRows {
  const lines = readCsv(text).filter((row) => row.some((cell) => cell.trim() !== ''));
  const [first = []] = lines;
  const column = first.findIndex((cell) => /^(full |postal |mailing )?address$|^पता$|^முகவரி$/i.test(cell.trim()));
  if (column >= 0) return { header: first, rows: lines.slice(1), addressOf: (row) => row[column]?.trim() ?? '' };
  // Without an address column each line is an address, including its commas.
  const addressLines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return { header: null, rows: addressLines.map((line) => [line.trim().replace(/^"(.*)"$/, '$1')]), addressOf: ([cell = '']) => cell };
}

/** CSV parser (RFC 4180). */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    rows[rows.length - 1]?.push(cell);
    cell = '';
  };
  for (let index = 0; index < text.length; index++) {
    const character = text[index] as string;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === ',') endCell();
    else if (character === '\n') {
      endCell();
      rows.push([]);
    } else if (character !== '\r') cell += character;
  }
  endCell();
  return rows;
}

export function writeCsv(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  // Prevents CSV injection: cells that a spreadsheet would evaluate as a formula get an apostrophe.
  const safe = (cell: string): string => (/^[=+@\t-]/.test(cell) ? `'${cell}` : cell);
  return `${rows.map((row) => row.map((cell) => quoted(safe(cell))).join(',')).join('\r\n')}\r\n`;
}
