/** Writes small Excel workbooks (XLSX), so that importers can be tested without storing such files. */
import { crc32 } from 'node:zlib';

type Cell = string | number;
const CONTENT = 'http://schemas.openxmlformats.org';

/** A workbook with one sheet per name. */
export function makeWorkbook(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): Buffer {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${CONTENT}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${CONTENT}/spreadsheetml/2006/main" xmlns:r="${CONTENT}/officeDocument/2006/relationships"><sheets>${names
      .map((name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="r${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${CONTENT}/package/2006/relationships">${names
      .map(
        (_, index) =>
          `<Relationship Id="r${index + 1}" Type="${CONTENT}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
  };
  for (const [index, name] of names.entries()) {
    const rows = (sheets[name] ?? []).map((row, y) => `<row r="${y + 1}">${row.map((cell, x) => writeCell(cell, x, y)).join('')}</row>`);
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${CONTENT}/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`;
  }
  return zip(files);
}

function writeCell(cell: Cell, x: number, y: number): string {
  const cellReference = `${String.fromCharCode(65 + x)}${y + 1}`;
  return typeof cell === 'number'
    ? `<c r="${cellReference}"><v>${cell}</v></c>`
    : `<c r="${cellReference}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** ZIP archive without compression (method: stored). */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(content.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), content]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, tail, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, index, Buffer.from('PK\x05\x06'), end]);
}
