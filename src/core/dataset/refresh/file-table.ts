/** Reads a publisher's file as rows of cells: CSV in any dialect, or an Excel workbook. */
import { decodeText } from './text-file.ts';
import { readWorkbook } from './workbook.ts';

export interface FileTable {
  /** Rows of cells per sheet; a CSV file has one sheet. */
  readonly sheets: readonly (readonly (readonly string[])[])[];
  /** Whether the last line is terminated. */
  readonly endsWithNewline: boolean;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Number of characters from which the delimiter is detected. */
const SAMPLE_LENGTH = 4_000;
/** A longer line means an unclosed quotation mark. */
const MAX_LINE_LENGTH = 200_000;

export async function readFileTable(file: Buffer): Promise<FileTable> {
  if (file.length === 0) throw new Error('is empty');
  if (file.toString('latin1', 0, 2) === 'PK') {
    return { sheets: (await readWorkbook(file)).map(({ rows }) => rows), endsWithNewline: true };
  }
  const text = decodeText(file);
  if (text.includes('\0')) throw new Error('is neither text nor an Excel workbook');
  // Imported lazily: the service itself reads no such file.
  const { parse, CsvError } = await import('csv-parse/sync');
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      delimiter: detectDelimiter(text.slice(0, SAMPLE_LENGTH)),
      maxRecordSize: MAX_LINE_LENGTH,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
    });
    return { sheets: [rows], endsWithNewline: /[\r\n]\s*$/.test(text) };
  } catch (error) {
    // The message of the library may quote the file.
    if (error instanceof CsvError) throw new Error(`is not a readable table: ${CSV_PROBLEMS[error.code] ?? error.code}`);
    throw error;
  }
}

const CSV_PROBLEMS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'a cell contains an unescaped quotation mark',
  CSV_MAX_RECORD_SIZE: 'a line is too long',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'a cell contains an unescaped quotation mark',
};

function detectDelimiter(sample: string): string {
  const count = (delimiter: string): number => sample.split(delimiter).length;
  return DELIMITERS.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
}
