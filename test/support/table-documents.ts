/** Synthetic statements and invoices as HTML, with the cells of their tables. */
import { pick, type RandomInt } from '../../src/core/util/random.ts';

/** The cells of a table, the header first. */
export type Cells = readonly (readonly string[])[];

export interface TableDocument {
  readonly name: string;
  readonly kind: 'ruled' | 'unruled' | 'joined';
  readonly html: string;
  readonly landscape?: boolean;
  readonly tables: readonly Cells[];
}

const PAYEES = [
  'RAJESH KUMAR',
  'SRI LAKSHMI STORES',
  'IRCTC',
  'BESCOM',
  'AMAZON PAY INDIA',
  'Zomato Ltd',
  'S MEENAKSHI',
  'Reliance Retail',
  'LIC OF INDIA',
];
const CHANNELS = ['UPI', 'NEFT', 'IMPS', 'POS', 'ACH D', 'ATW', 'BIL/ONL'];
const ITEMS = [
  'Filter coffee powder',
  'Steel tumbler',
  'Basmati rice 5 kg',
  'LED bulb 9 W',
  'Cotton saree, blue',
  'Ceiling fan',
  'Laptop stand',
  'Ink cartridge',
];

/** With lakh and crore grouping. */
export function rupees(paise: number): string {
  return (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

export type DateStyle = 'dash' | 'slash' | 'short' | 'named' | 'upper';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export function dateText(day: number, style: DateStyle): string {
  const date = new Date(Date.UTC(2026, 3, 1 + day));
  const [dd, mm, yyyy] = [
    String(date.getUTCDate()).padStart(2, '0'),
    String(date.getUTCMonth() + 1).padStart(2, '0'),
    String(date.getUTCFullYear()),
  ];
  const month = MONTHS[date.getUTCMonth()] as string;
  switch (style) {
    case 'dash':
      return `${dd}-${mm}-${yyyy}`;
    case 'slash':
      return `${dd}/${mm}/${yyyy}`;
    case 'short':
      return `${dd}/${mm}/${yyyy.slice(2)}`;
    case 'named':
      return `${date.getUTCDate()} ${month} ${yyyy}`;
    case 'upper':
      return `${dd}-${month.toUpperCase()}-${yyyy.slice(2)}`;
  }
}

export interface StatementStyle {
  readonly rows: number;
  readonly date?: DateStyle;
  /** Words of the longest narration. */
  readonly words?: number;
  readonly cheques?: boolean;
  readonly valueDate?: boolean;
  readonly nil?: string;
  /** After the balance. */
  readonly side?: boolean;
}

export interface Statement {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function statement(draw: RandomInt, style: StatementStyle): Statement {
  const { rows, date = 'dash', words = 8, cheques = true, valueDate = false, nil = '', side = false } = style;
  const header = [
    'Date',
    'Narration',
    ...(cheques ? ['Chq./Ref.No.'] : []),
    ...(valueDate ? ['Value Dt'] : []),
    'Withdrawal Amt.',
    'Deposit Amt.',
    'Closing Balance',
  ];
  let balance = 4_000_000 + draw(20_000_000);
  let day = draw(20);
  const body = Array.from({ length: rows }, () => {
    day += draw(3);
    const amount = 100 * (1 + draw(50_000)) + draw(2) * draw(100);
    const isDeposit = draw(3) === 0;
    balance += isDeposit ? amount : -amount;
    const text = `${pick(draw, CHANNELS)} ${100_000 + draw(900_000)} ${narration(draw, words)}`;
    const cheque = draw(3) === 0 ? nil : String(10_000_000 + draw(90_000_000)).padStart(12, '0');
    const total = side ? `${rupees(Math.abs(balance))} ${balance < 0 ? 'Dr' : 'Cr'}` : rupees(balance);
    return [
      dateText(day, date),
      text,
      ...(cheques ? [cheque] : []),
      ...(valueDate ? [dateText(day, date)] : []),
      isDeposit ? nil : rupees(amount),
      isDeposit ? rupees(amount) : nil,
      total,
    ];
  });
  return { header, rows: body };
}

function narration(draw: RandomInt, words: number): string {
  const texts: string[] = [];
  const wanted = 1 + draw(words);
  while (texts.length < wanted) texts.push(...pick(draw, PAYEES).split(' '));
  return texts.slice(0, Math.max(1, wanted)).join(' ');
}

export function invoiceItems(draw: RandomInt, count: number): { rows: string[][]; total: number } {
  let total = 0;
  const rows = Array.from({ length: count }, (_, index) => {
    const [quantity, rate] = [1 + draw(20), 100 * (10 + draw(5_000))];
    total += quantity * rate;
    const name = `${pick(draw, ITEMS)}${draw(3) === 0 ? `, ${pick(draw, ITEMS)}` : ''}`;
    return [String(index + 1), name, String(1000 + draw(9_000)), String(quantity), rupees(rate), '18%', rupees(quantity * rate)];
  });
  return { rows, total };
}

export const ITEM_HEADER = ['S.No', 'Description', 'HSN', 'Qty', 'Rate', 'GST', 'Amount'] as const;

/** Alignment by header: amounts at the right. */
export function tableHtml({ header, rows }: Statement, attributes = '', widths: readonly string[] = []): string {
  const isAmount = header.map((_, column) => rows.some((row) => /^\(?[\d,]+\.\d\d\)?( [DC]r)?$/.test(row[column] ?? '')));
  const cell = (tag: string, text: string, column: number): string =>
    `<${tag}${isAmount[column] ? ' class="n"' : ''}${tag === 'th' && widths[column] ? ` style="width:${widths[column]}"` : ''}>${text}</${tag}>`;
  const head = header.length > 0 ? `<thead><tr>${header.map((text, column) => cell('th', text, column)).join('')}</tr></thead>` : '';
  return `<table ${attributes}>${head}<tbody>${rows.map((row) => `<tr>${row.map((text, column) => cell('td', text, column)).join('')}</tr>`).join('')}</tbody></table>`;
}

export function page(css: string, body: string): string {
  return `<!doctype html><meta charset="utf-8"><style>
body{font-family:own,sans-serif;font-size:9pt;margin:0}table{border-collapse:collapse;width:100%}th{text-align:left;font-weight:bold}.n{text-align:right}td,th{padding:3px 5px}
${css}</style>${body}`;
}

export const ACCOUNT = `<h2>Statement of account</h2><p>Account holder: Ravi Shankar<br>Account No: 50100123456789 &nbsp; IFSC: HDFC0000123<br>Period: 01-04-2026 to 30-06-2026</p>`;
