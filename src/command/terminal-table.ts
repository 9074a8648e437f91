/** Formats a response for a terminal: lists as tables, records as lines. */

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Fields = Readonly<Record<string, Json>>;

const GAP = 2;
const MAX_CELL_WIDTH = 48;
const INDENT = '  ';

/** @param width width of the terminal in columns */
export function formatForTerminal(data: Json, width: number): string {
  if (isRecord(data)) return recordLines(data, width, '').join('\n');
  if (isTable(data)) return tableLines(data, width, '').join('\n');
  if (Array.isArray(data)) return data.map((item: Json) => formatCell(item)).join('\n') || '(none)';
  return formatCell(data);
}

function recordLines(record: Fields, width: number, indent: string): string[] {
  const flatFields = Object.entries(record).filter(([, value]) => !isNested(value));
  const nameWidth = Math.max(0, ...flatFields.map(([name]) => name.length));
  const lines = flatFields.map(([name, value]) => `${indent}${name.padEnd(nameWidth + GAP)}${formatCell(value)}`);
  for (const [name, value] of Object.entries(record)) {
    if (!isNested(value)) continue;
    const inner = indent + INDENT;
    lines.push(`${indent}${name}:`, ...(isRecord(value) ? recordLines(value, width, inner) : tableLines(value, width, inner)));
  }
  return lines;
}

/** Columns in order of first appearance; those that do not fit are omitted and listed below. */
function tableLines(rows: readonly Fields[], width: number, indent: string): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => rows.some((row) => row[name] !== null));
  const columns = names.map((name) => {
    const cells = rows.map((row) => truncate(formatCell(row[name] ?? null)));
    return { name, cells, size: Math.max(name.length, ...cells.map(displayWidth)) };
  });
  let remaining = width - indent.length;
  const visible = columns.filter(({ size }, index) => {
    const isShown = index === 0 || size <= remaining;
    remaining -= isShown ? size + GAP : 0;
    return isShown;
  });
  const lineOf = (texts: readonly string[]): string =>
    indent +
    texts
      .map((text, index) => text + ' '.repeat(Math.max(0, (visible[index]?.size ?? 0) + GAP - displayWidth(text))))
      .join('')
      .trimEnd();
  const lines = [lineOf(visible.map(({ name }) => name)), ...rows.map((_, row) => lineOf(visible.map(({ cells }) => cells[row] ?? '')))];
  const hidden = columns.filter((column) => !visible.includes(column)).map(({ name }) => name);
  return hidden.length > 0 ? [...lines, `${indent}(not shown: ${hidden.join(', ')}; use --json for all fields)`] : lines;
}

function formatCell(value: Json): string {
  if (value === null) return '-';
  if (Array.isArray(value)) return value.map((item: Json) => formatCell(item)).join('; ');
  if (isRecord(value))
    return Object.values(value)
      .map((item) => formatCell(item))
      .join(', ');
  // Strips control characters, to prevent terminal escape injection.
  return String(value).replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
}

function truncate(text: string): string {
  return text.length > MAX_CELL_WIDTH ? `${text.slice(0, MAX_CELL_WIDTH - 1)}…` : text;
}

/** Combining marks and joiners have no width. */
function displayWidth(text: string): number {
  return [...text.replace(/\p{Mn}|\p{Me}|\u200c|\u200d/gu, '')].length;
}

function isRecord(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTable(value: Json): value is readonly Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every((item: Json) => isRecord(item));
}

function isNested(value: Json): value is Fields | readonly Fields[] {
  return isTable(value) || (isRecord(value) && Object.keys(value).length > 0);
}
