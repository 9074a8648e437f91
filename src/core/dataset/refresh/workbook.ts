import { exceedsUnpackedSize } from './archive-size.ts';

/** The largest workbook, the list of all bank branches, has half of that. */
const MAX_UNPACKED_BYTES = 300_000_000;

export interface WorkbookSheet {
  readonly name: string;
  /** Cells as text; empty cells are empty strings. */
  readonly rows: readonly (readonly string[])[];
}

/** Reads the sheets of an Excel workbook (.xlsx). Throws if the file is not one; the message continues "the file". */
export async function readWorkbook(file: Buffer): Promise<WorkbookSheet[]> {
  // An .xlsx file is a zip archive: its signature is PK.
  if (file.toString('latin1', 0, 2) !== 'PK') throw new Error('is not an Excel workbook');
  if (exceedsUnpackedSize(file, MAX_UNPACKED_BYTES))
    throw new Error(`is an Excel workbook of more than ${MAX_UNPACKED_BYTES} bytes uncompressed`);
  // Imported lazily: eighty modules, and only a refresh reads workbooks.
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
