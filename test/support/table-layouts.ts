/** Layouts of statements and invoices as banks, shops and accounting programs print them. */
import type { RandomInt } from '../../src/core/util/random.ts';
import {
  ITEM_HEADER,
  invoiceItems,
  page,
  rupees,
  STATEMENT_HEADING_HTML,
  type Statement,
  statement,
  type TableDocument,
  tableHtml,
} from './table-documents.ts';

const GRID = 'td,th{border:1px solid #000}';
const cellsOf = ({ header, rows }: Statement): (readonly string[])[] => [header, ...rows].filter((row) => row.length > 0);

/** Layouts by name; each makes one document. */
export const LAYOUTS: Readonly<Record<string, (randomInt: RandomInt) => Omit<TableDocument, 'name'>>> = {
  'full grid': (randomInt) => {
    const table = statement(randomInt, { rows: 14, maxNarrationWords: 14 });
    return { kind: 'ruled', html: page(GRID, STATEMENT_HEADING_HTML + tableHtml(table)), tables: [cellsOf(table)] };
  },
  'column lines only': (randomInt) => {
    const table = statement(randomInt, { rows: 16, date: 'short', valueDate: true });
    const css =
      'table{border:1px solid #333}td,th{border-left:1px solid #333;border-right:1px solid #333;vertical-align:top}th{border-bottom:1px solid #333}';
    return { kind: 'ruled', html: page(css, STATEMENT_HEADING_HTML + tableHtml(table)), tables: [cellsOf(table)] };
  },
  'row lines only, top': (randomInt) => {
    const table = statement(randomInt, { rows: 12, date: 'monthName', maxNarrationWords: 16 });
    return {
      kind: 'unruled',
      html: page('td,th{border-bottom:1px solid #ccc;vertical-align:top}', STATEMENT_HEADING_HTML + tableHtml(table)),
      tables: [cellsOf(table)],
    };
  },
  'no lines, middle': (randomInt) => {
    const table = statement(randomInt, { rows: 14, date: 'dash', maxNarrationWords: 14 });
    return { kind: 'unruled', html: page('td,th{padding:6px}', STATEMENT_HEADING_HTML + tableHtml(table)), tables: [cellsOf(table)] };
  },
  'no lines, top, tight': (randomInt) => {
    const table = statement(randomInt, { rows: 18, date: 'upper', maxNarrationWords: 12, cheques: false });
    return {
      kind: 'unruled',
      html: page('td,th{padding:0 6px;vertical-align:top}', STATEMENT_HEADING_HTML + tableHtml(table)),
      tables: [cellsOf(table)],
    };
  },
  zebra: (randomInt) => {
    const table = statement(randomInt, { rows: 14, date: 'slash', emptyCell: '-' });
    return {
      kind: 'unruled',
      html: page('tr:nth-child(even) td{background:#eee}th{background:#246;color:#fff}', STATEMENT_HEADING_HTML + tableHtml(table)),
      tables: [cellsOf(table)],
    };
  },
  'boxed tax invoice': (randomInt) => {
    const { rows, total } = invoiceItems(randomInt, 6);
    const totals = [`<tr><td colspan=6>Total</td><td class=n>${rupees(total)}</td></tr>`];
    const items = tableHtml({ header: ITEM_HEADER, rows }).replace('</tbody>', `${totals.join('')}</tbody>`);
    const parties =
      '<table><tr><td>Sold by<br>Sri Lakshmi Stores<br>Chennai 600017</td><td>Billed to<br>Ravi Shankar<br>Bengaluru 560001</td></tr></table>';
    const html = page(
      `${GRID} table{margin:0}`,
      `<h3>TAX INVOICE</h3>${parties}<div style="height:12px"></div>${items}<p>Amount in words: as above.</p>`,
    );
    return { kind: 'ruled', html, tables: [[ITEM_HEADER, ...rows, ['Total', '', '', '', '', '', rupees(total)]]] };
  },
  'plain invoice': (randomInt) => {
    const { rows, total } = invoiceItems(randomInt, 7);
    const all = [...rows, ['', 'Total', '', '', '', '', rupees(total)]];
    const table = { header: ITEM_HEADER, rows: all };
    return {
      kind: 'unruled',
      html: page(
        'th{border-bottom:2px solid #000}',
        `<h2>Invoice 2026/118</h2><p>Date: 3 May 2026</p>${tableHtml(table)}<p>Thank you for shopping with us.</p>`,
      ),
      tables: [cellsOf(table)],
    };
  },
  'grid over pages, header repeated': (randomInt) => {
    const table = statement(randomInt, { rows: 75, maxNarrationWords: 10 });
    return {
      kind: 'multiPage',
      html: page(`${GRID} tr{break-inside:avoid}`, STATEMENT_HEADING_HTML + tableHtml(table)),
      tables: [cellsOf(table)],
    };
  },
  'no lines over pages, header repeated': (randomInt) => {
    const table = statement(randomInt, { rows: 80, date: 'slash', maxNarrationWords: 9 });
    return {
      kind: 'multiPage',
      html: page('tr{break-inside:avoid}td,th{vertical-align:top}', STATEMENT_HEADING_HTML + tableHtml(table)),
      tables: [cellsOf(table)],
    };
  },
  'no lines over pages, header once': (randomInt) => {
    const table = statement(randomInt, { rows: 80, date: 'monthName', maxNarrationWords: 6 });
    return {
      kind: 'multiPage',
      html: page('tr{break-inside:avoid}thead{display:table-row-group}', STATEMENT_HEADING_HTML + tableHtml(table)),
      tables: [cellsOf(table)],
    };
  },
  'balances with Dr and Cr': (randomInt) => {
    const table = statement(randomInt, { rows: 14, drCrSuffix: true, emptyCell: '', cheques: false });
    return { kind: 'unruled', html: page('td,th{padding:4px 8px}', STATEMENT_HEADING_HTML + tableHtml(table)), tables: [cellsOf(table)] };
  },
  'header in two rows': (randomInt) => {
    const { rows } = statement(randomInt, { rows: 12, cheques: false });
    const head =
      '<thead><tr><th rowspan=2>Date</th><th rowspan=2>Particulars</th><th colspan=2>Amount</th><th rowspan=2>Balance</th></tr><tr><th>Debit</th><th>Credit</th></tr></thead>';
    const html = page(GRID, STATEMENT_HEADING_HTML + tableHtml({ header: [], rows }).replace('<tbody>', `${head}<tbody>`));
    return { kind: 'ruled', html, tables: [[['Date', 'Particulars', 'Amount Debit', 'Amount Credit', 'Balance'], ...rows]] };
  },
  'between other text': (randomInt) => {
    const table = statement(randomInt, { rows: 10, date: 'short' });
    const summary = {
      header: ['Opening Balance', 'Debits', 'Credits', 'Closing Bal'],
      rows: [['1,00,000.00', '54,000.50', '10,000.00', '55,999.50']],
    };
    const note =
      '<p>This is a computer generated statement and does not require a signature. Contents of this statement will be considered correct if no error is reported within 30 days of receipt of statement.</p>';
    const html = page('', `${STATEMENT_HEADING_HTML}${tableHtml(table)}<h3>Statement summary</h3>${tableHtml(summary)}${note}`);
    return { kind: 'unruled', html, tables: [cellsOf(table)] };
  },
  'Hindi header, grid': (randomInt) => {
    const { rows } = statement(randomInt, { rows: 10, cheques: false });
    const table = {
      header: ['दिनांक', 'विवरण', 'निकासी', 'जमा', 'शेष राशि'],
      rows: rows.map(([date = '', , ...rest]) => [date, 'यूपीआई भुगतान राजेश कुमार', ...rest]),
    };
    return { kind: 'ruled', html: page(GRID, STATEMENT_HEADING_HTML + tableHtml(table)), tables: [cellsOf(table)] };
  },
  'centred cells': (randomInt) => {
    const table = statement(randomInt, { rows: 12, date: 'dash', emptyCell: '-', maxNarrationWords: 4 });
    return {
      kind: 'unruled',
      html: page('td,th,td.n,th.n{text-align:center;padding:4px}', STATEMENT_HEADING_HTML + tableHtml(table)),
      tables: [cellsOf(table)],
    };
  },
};
