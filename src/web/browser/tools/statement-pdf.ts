/** A bank statement as a PDF, to try the tool for tables. */

const HEADER = ['Date', 'Narration', 'Withdrawal', 'Deposit', 'Balance'];
const ROWS = [
  ['01-04-2026', 'Opening balance', '', '', '1,23,456.78'],
  ['02-04-2026', 'UPI Ravi Stores', '199.50', '', '1,23,257.28'],
  ['05-04-2026', 'NEFT salary March', '', '48,000.00', '1,71,257.28'],
  ['09-04-2026', 'Electricity bill', '2,310.00', '', '1,68,947.28'],
  ['14-04-2026', 'ATM withdrawal', '5,000.00', '', '1,63,947.28'],
];
/** Points. */
const COLUMNS = [40, 115, 265, 345, 425];
const TOP = 760;
const ROW_HEIGHT = 18;
const FONT_SIZE = 10;
/** Columns from here on are aligned at the right, by the widths of Helvetica: digits 0.556, comma and point 0.278. */
const FIRST_AMOUNT = 2;
const COLUMN_WIDTH = 75;

function widthOf(amount: string): number {
  return [...amount].reduce((sum, character) => sum + (/\d/.test(character) ? 0.556 : 0.278), 0) * FONT_SIZE;
}

export function statementPdf(): string {
  const texts = [HEADER, ...ROWS].flatMap((cells, row) =>
    cells.map((text, column) => {
      const isAmount = column >= FIRST_AMOUNT && row > 0;
      const x = (COLUMNS[column] ?? 0) + (isAmount ? COLUMN_WIDTH - widthOf(text) : 0);
      return `BT /F1 ${FONT_SIZE} Tf ${x.toFixed(2)} ${TOP - row * ROW_HEIGHT} Td (${text}) Tj ET`;
    }),
  );
  const content = texts.join('\n');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
  ]);
}

/** @param objects in ASCII, the catalogue first */
function pdfOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n';
  let rows = '0000000000 65535 f \n';
  for (const [index, object] of objects.entries()) {
    rows += `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}
