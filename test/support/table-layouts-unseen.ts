/** Further layouts, written after the rules were tuned on the others. */
import type { RandomInt } from '../../src/core/util/random.ts';
import {
  dateText,
  invoiceItems,
  page,
  rupees,
  STATEMENT_HEADING_HTML,
  type Statement,
  statement,
  type TableDocument,
  tableHtml,
} from './table-documents.ts';

const cellsOf = ({ header, rows }: Statement): (readonly string[])[] => [header, ...rows].filter((row) => row.length > 0);

export const UNSEEN_LAYOUTS: Readonly<Record<string, (randomInt: RandomInt) => Omit<TableDocument, 'name'>>> = {
  'grid in landscape, small letters': (randomInt) => {
    const table = statement(randomInt, { rows: 20, valueDate: true, maxNarrationWords: 12, emptyCell: '-' });
    return {
      kind: 'ruled',
      landscape: true,
      html: page('body{font-size:6.5pt}td,th{border:.5px solid #888}', STATEMENT_HEADING_HTML + tableHtml(table)),
      tables: [cellsOf(table)],
    };
  },
  'inner lines only': (randomInt) => {
    const table = statement(randomInt, { rows: 12, date: 'upper' });
    const css =
      'td,th{border:1px solid #000}tr>:first-child{border-left:0}tr>:last-child{border-right:0}thead th{border-top:0}tbody tr:last-child td{border-bottom:0}';
    return { kind: 'ruled', html: page(css, STATEMENT_HEADING_HTML + tableHtml(table)), tables: [cellsOf(table)] };
  },
  'separate borders': (randomInt) => {
    const table = statement(randomInt, { rows: 10, cheques: false });
    return {
      kind: 'ruled',
      html: page(
        'table{border-collapse:separate;border-spacing:1px;border:1px solid #000}td,th{border:1px solid #000}',
        STATEMENT_HEADING_HTML + tableHtml(table),
      ),
      tables: [cellsOf(table)],
    };
  },
  'dotted borders': (randomInt) => {
    const table = statement(randomInt, { rows: 10, date: 'slash' });
    return {
      kind: 'ruled',
      html: page('td,th{border:1px dotted #000}', STATEMENT_HEADING_HTML + tableHtml(table)),
      tables: [cellsOf(table)],
    };
  },
  'column lines, middle, narration wrapped': (randomInt) => {
    const table = statement(randomInt, { rows: 14, date: 'monthName', maxNarrationWords: 18, cheques: false });
    return {
      kind: 'ruled',
      html: page(
        'table{border:1px solid #000}td,th{border-left:1px solid #000;padding:5px}thead th{border-bottom:1px solid #000}',
        STATEMENT_HEADING_HTML + tableHtml(table, '', ['14%', '38%']),
      ),
      tables: [cellsOf(table)],
    };
  },
  'credit card': (randomInt) => {
    const rows = Array.from({ length: 16 }, (_, index) => {
      const amount = rupees(100 * (1 + randomInt(90_000)));
      return [
        dateText(index * 2, 'slash'),
        `${['AMAZON', 'SWIGGY BANGALORE', 'INDIAN OIL', 'PAYMENT RECEIVED THANK YOU'][randomInt(4)]}`,
        randomInt(4) === 0 ? `${amount} Cr` : amount,
      ];
    });
    const table = { header: ['Date', 'Transaction Details', 'Amount (in Rs.)'], rows };
    return {
      kind: 'unruled',
      html: page('td,th{padding:5px 9px}', `<h2>Credit card statement</h2><p>Total amount due: 12,345.00</p>${tableHtml(table)}`),
      tables: [cellsOf(table)],
    };
  },
  'ledger with brackets and rupee signs': (randomInt) => {
    const rows = Array.from({ length: 12 }, (_, index) => {
      const amount = rupees(100 * (1 + randomInt(900_000)));
      return [dateText(index * 3, 'dash'), `Voucher ${randomInt(900)} Sales`, randomInt(3) === 0 ? `(${amount})` : `₹ ${amount}`];
    });
    const table = { header: ['Date', 'Particulars', 'Amount'], rows };
    return {
      kind: 'unruled',
      html: page('td:last-child,th:last-child{text-align:right}', `<h3>Ledger</h3>${tableHtml(table)}`),
      tables: [cellsOf(table)],
    };
  },
  'price list without header': (randomInt) => {
    const rows = Array.from({ length: 12 }, () => [
      `Item ${randomInt(90)} blue`,
      `${1 + randomInt(9)} kg`,
      rupees(100 * (1 + randomInt(9_000))),
    ]);
    return { kind: 'unruled', html: page('', `<h2>Price list</h2>${tableHtml({ header: [], rows })}`), tables: [rows] };
  },
  'text only, ruled': (randomInt) => {
    const names = ['Chennai', 'Mumbai', 'Kolkata', 'Delhi'];
    const rows = Array.from({ length: 8 }, () => [
      `Branch ${randomInt(99)}`,
      names[randomInt(4)] ?? '',
      ['Open', 'Closed'][randomInt(2)] ?? '',
      'Contact the manager for details',
    ]);
    const table = { header: ['Branch', 'City', 'Status', 'Remarks'], rows };
    return { kind: 'ruled', html: page('td,th{border:1px solid #000}', tableHtml(table)), tables: [cellsOf(table)] };
  },
  'text only, no lines': (randomInt) => {
    const names = ['Chennai', 'Mumbai', 'Kolkata', 'Delhi'];
    const rows = Array.from({ length: 9 }, () => [
      `Branch ${randomInt(99)}`,
      names[randomInt(4)] ?? '',
      ['Open', 'Closed'][randomInt(2)] ?? '',
      `Officer ${randomInt(50)}`,
    ]);
    const table = { header: ['Branch', 'City', 'Status', 'Contact'], rows };
    return { kind: 'unruled', html: page('td,th{padding:4px}', `<h3>Branches</h3>${tableHtml(table)}`), tables: [cellsOf(table)] };
  },
  'two tables, one ruled': (randomInt) => {
    const [one, other] = [statement(randomInt, { rows: 8, cheques: false }), invoiceItems(randomInt, 5)];
    const items = { header: ['No', 'Item', 'HSN', 'Qty', 'Rate', 'Tax', 'Total'], rows: other.rows };
    const html = page(
      '.g td,.g th{border:1px solid #000}',
      `<h3>Deposits</h3>${tableHtml(one)}<h3>Items</h3>${tableHtml(items, 'class="g"')}`,
    );
    return { kind: 'unruled', html, tables: [cellsOf(one), cellsOf(items)] };
  },
  'rotated page': (randomInt) => {
    const table = statement(randomInt, { rows: 12, cheques: false });
    const css = 'body{writing-mode:vertical-rl}table{width:auto;height:100%}td,th{border:1px solid #000}';
    return { kind: 'ruled', html: page(css, tableHtml(table)), tables: [cellsOf(table)] };
  },
  'Tamil, no lines': (randomInt) => {
    const { rows } = statement(randomInt, { rows: 10, cheques: false });
    const table = {
      header: ['தேதி', 'விவரம்', 'பற்று', 'வரவு', 'இருப்பு'],
      rows: rows.map(([date = '', , ...rest]) => [date, 'மின் கட்டணம் சென்னை', ...rest]),
    };
    return { kind: 'unruled', html: page('td,th{padding:4px 8px}', tableHtml(table)), tables: [cellsOf(table)] };
  },
  'wrapped header': (randomInt) => {
    const { rows } = statement(randomInt, { rows: 12, date: 'short', valueDate: true, maxNarrationWords: 9 });
    const header = [
      'Txn Date',
      'Description of the transaction',
      'Ref No./ Cheque No.',
      'Value Date',
      'Debit Amount (INR)',
      'Credit Amount (INR)',
      'Available Balance (INR)',
    ];
    return {
      kind: 'unruled',
      html: page(
        'td,th{padding:3px 6px;vertical-align:top}th{width:8%}th:nth-child(2){width:30%}',
        STATEMENT_HEADING_HTML + tableHtml({ header, rows }),
      ),
      tables: [[header, ...rows]],
    };
  },
  'grid over pages, header once': (randomInt) => {
    const table = statement(randomInt, { rows: 90, maxNarrationWords: 8, cheques: false });
    return {
      kind: 'multiPage',
      html: page(
        'td,th{border:1px solid #000}tr{break-inside:avoid}thead{display:table-row-group}',
        STATEMENT_HEADING_HTML + tableHtml(table),
      ),
      tables: [cellsOf(table)],
    };
  },
  'column lines over pages, header repeated': (randomInt) => {
    const table = statement(randomInt, { rows: 90, maxNarrationWords: 8, date: 'short', emptyCell: '-' });
    return {
      kind: 'multiPage',
      html: page(
        'table{border:1px solid #000}td,th{border-left:1px solid #000;vertical-align:top}thead th{border-bottom:1px solid #000}tr{break-inside:avoid}',
        STATEMENT_HEADING_HTML + tableHtml(table),
      ),
      tables: [cellsOf(table)],
    };
  },
  'rows broken by the page end': (randomInt) => {
    const table = statement(randomInt, { rows: 70, maxNarrationWords: 26, date: 'slash', cheques: false });
    return {
      kind: 'multiPage',
      html: page(
        'td,th{vertical-align:top}tr{break-inside:auto}thead{display:table-row-group}td{orphans:1;widows:1}',
        STATEMENT_HEADING_HTML + tableHtml(table),
      ),
      tables: [cellsOf(table)],
    };
  },
  'totals at the end of pages': (randomInt) => {
    const table = statement(randomInt, { rows: 60, cheques: false, maxNarrationWords: 5 });
    const total = ['', 'Total', '9,99,999.00', '8,88,888.00', ''];
    const all = { header: table.header, rows: [...table.rows, total] };
    return {
      kind: 'multiPage',
      html: page('tr{break-inside:avoid}td,th{padding:5px;border-bottom:1px solid #ddd}', STATEMENT_HEADING_HTML + tableHtml(all)),
      tables: [cellsOf(all)],
    };
  },
};
