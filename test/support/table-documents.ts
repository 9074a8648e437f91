/** Synthetic statements and invoices as HTML, with the cells of their tables. */
import { pick, type RandomInt } from '../../src/core/util/random.ts';

/** The cells of a table, the header first. */
export type Cells = readonly (readonly string[])[];

export interface TableDocument {
  readonly name: string;
  readonly kind: 'ruled' | 'unruled' | 'multiPage';
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

export type DateStyle = 'dash' | 'slash' | 'short' | 'monthName' | 'upper';
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
    case 'monthName':
      return `${date.getUTCDate()} ${month} ${yyyy}`;
    case 'upper':
      return `${dd}-${month.toUpperCase()}-${yyyy.slice(2)}`;
  }
}

export interface StatementStyle {
  readonly rows: number;
  readonly date?: DateStyle;
  readonly maxNarrationWords?: number;
  readonly cheques?: boolean;
  readonly valueDate?: boolean;
  /** Text of a cell without an amount or cheque number. */
  readonly emptyCell?: string;
  /** Appends Dr or Cr to the balance. */
  readonly drCrSuffix?: boolean;
}

export interface Statement {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function statement(randomInt: RandomInt, style: StatementStyle): Statement {
  const { rows, date = 'dash', maxNarrationWords = 8, cheques = true, valueDate = false, emptyCell = '', drCrSuffix = false } = style;
  const header = [
    'Date',
    'Narration',
    ...(cheques ? ['Chq./Ref.No.'] : []),
    ...(valueDate ? ['Value Dt'] : []),
    'Withdrawal Amt.',
    'Deposit Amt.',
    'Closing Balance',
  ];
  let balance = 4_000_000 + randomInt(20_000_000);
  let day = randomInt(20);
  const body = Array.from({ length: rows }, () => {
    day += randomInt(3);
    const amount = 100 * (1 + randomInt(50_000)) + randomInt(2) * randomInt(100);
    const isDeposit = randomInt(3) === 0;
    balance += isDeposit ? amount : -amount;
    const text = `${pick(randomInt, CHANNELS)} ${100_000 + randomInt(900_000)} ${narration(randomInt, maxNarrationWords)}`;
    const cheque = randomInt(3) === 0 ? emptyCell : String(10_000_000 + randomInt(90_000_000)).padStart(12, '0');
    const balanceText = drCrSuffix ? `${rupees(Math.abs(balance))} ${balance < 0 ? 'Dr' : 'Cr'}` : rupees(balance);
    return [
      dateText(day, date),
      text,
      ...(cheques ? [cheque] : []),
      ...(valueDate ? [dateText(day, date)] : []),
      isDeposit ? emptyCell : rupees(amount),
      isDeposit ? rupees(amount) : emptyCell,
      balanceText,
    ];
  });
  return { header, rows: body };
}

function narration(randomInt: RandomInt, maxWords: number): string {
  const texts: string[] = [];
  const wordCount = 1 + randomInt(maxWords);
  while (texts.length < wordCount) texts.push(...pick(randomInt, PAYEES).split(' '));
  return texts.slice(0, Math.max(1, wordCount)).join(' ');
}

export function invoiceItems(randomInt: RandomInt, count: number): { rows: string[][]; total: number } {
  let total = 0;
  const rows = Array.from({ length: count }, (_, index) => {
    const [quantity, rate] = [1 + randomInt(20), 100 * (10 + randomInt(5_000))];
    total += quantity * rate;
    const name = `${pick(randomInt, ITEMS)}${randomInt(3) === 0 ? `, ${pick(randomInt, ITEMS)}` : ''}`;
    return [String(index + 1), name, String(1000 + randomInt(9_000)), String(quantity), rupees(rate), '18%', rupees(quantity * rate)];
  });
  return { rows, total };
}

export const ITEM_HEADER = ['S.No', 'Description', 'HSN', 'Qty', 'Rate', 'GST', 'Amount'] as const;

/** Amount columns are right-aligned. */
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

export const STATEMENT_HEADING_HTML = `<h2>Statement of account</h2><p>Account holder: Ravi Shankar<br>Account No: 50100123456789 &nbsp; IFSC: HDFC0000123<br>Period: 01-04-2026 to 30-06-2026</p>`;
