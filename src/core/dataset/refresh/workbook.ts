import { isLargerUnpacked } from './archive-size.ts';

/** The largest that is read, the list of all bank branches, has half of that. */
const MOST_UNPACKED = 300_000_000;

export interface Sheet {
  readonly name: string;
  /** Cells as text; empty ones are empty. */
  readonly rows: readonly (readonly string[])[];
}

/** The sheets of an Excel workbook (.xlsx) that a publisher sends. Throws, in words for the operator, when the file is none. */
export async function readWorkbook(file: Buffer): Promise<Sheet[]> {
  // An .xlsx file is a zip archive, and those begin with these letters.
  if (file.toString('latin1', 0, 2) !== 'PK') throw new Error('is not an Excel workbook');
  if (isLargerUnpacked(file, MOST_UNPACKED))
    throw new Error(`is an Excel workbook of more than ${MOST_UNPACKED} bytes when it is unpacked`);
  // Loaded late: eighty modules, and only a refresh reads workbooks.
  const { default: readWorkbookFile } = await import('read-excel-file/node');
  try {
    const sheets = await readWorkbookFile(file);
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map((cell) => (cell === null ? '' : String(cell).trim()))),
    }));
  } catch (error) {
    throw new Error(`is an Excel workbook that cannot be read: ${(error as Error).message}`);
  }
}
