/** Builds a PDF with xref table and trailer from the given objects, the first of which is the catalogue. */
export function madePdf(objects: readonly string[], trailer = ''): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table, 'latin1');
}

export const streamObject = (data: string, members = ''): string => `<<${members}/Length ${data.length}>>\nstream\n${data}\nendstream`;

/** One page per line of text. */
export function linesPdf(lines: readonly string[]): Buffer {
  const pages = lines.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return madePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages}]/Count ${lines.length}/MediaBox[0 0 300 200]/Resources<</Font<</F1 3 0 R>>>>>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...lines.flatMap((line, index) => [
      `<</Type/Page/Parent 2 0 R/Contents ${5 + index * 2} 0 R>>`,
      streamObject(`BT /F1 18 Tf 20 100 Td (${line}) Tj ET`),
    ]),
  ]);
}

/**
 * Two pages with links by destination and by named destination, an outline, a form field, page labels, a structure tree, an
 * optional-content group and an attachment: everything that a merge can lose.
 */
export function bookPdf(name: string): Buffer {
  const line = (text: string): string => streamObject(`BT /F1 18 Tf 20 100 Td (${text}) Tj ET`);
  return madePdf(
    [
      '<</Type/Catalog/Pages 2 0 R/Outlines 8 0 R/Names<</Dests<</Names[(second)[4 0 R/XYZ 0 100 0]]>>/EmbeddedFiles<</Names[(note)14 0 R]>>>>' +
        '/AcroForm<</Fields[10 0 R]/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv 7 0 R>>>>>>/PageLabels<</Nums[0<</S/r>>]>>' +
        '/MarkInfo<</Marked true>>/StructTreeRoot 11 0 R/OCProperties<</OCGs[13 0 R]/D<</OFF[13 0 R]/Order[13 0 R]>>>>>>',
      '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 300 200]/Resources<</Font<</F1 7 0 R>>/Properties<</L 13 0 R>>>>>>',
      '<</Type/Page/Parent 2 0 R/Contents 5 0 R/StructParents 0/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 50 50]/Dest[4 0 R/Fit]>>' +
        '<</Type/Annot/Subtype/Link/Rect[0 50 50 100]/A<</S/GoTo/D(second)>>>>10 0 R]>>',
      '<</Type/Page/Parent 2 0 R/Rotate 90/Contents 6 0 R>>',
      line(`${name} one`),
      line(`${name} two`),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      '<</Type/Outlines/First 9 0 R/Last 9 0 R/Count 1>>',
      `<</Title(${name}, page two)/Parent 8 0 R/Dest(second)>>`,
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(${name})/Rect[100 100 200 120]/P 3 0 R>>`,
      '<</Type/StructTreeRoot/K 12 0 R/ParentTree<</Nums[0[12 0 R]]>>/ParentTreeNextKey 1>>',
      '<</Type/StructElem/S/P/P 11 0 R/Pg 3 0 R/K 0>>',
      `<</Type/OCG/Name(${name})>>`,
      '<</Type/Filespec/F(note.txt)/EF<</F 15 0 R>>>>',
      streamObject(`note of ${name}`, '/Type/EmbeddedFile'),
      `<</Title(Book ${name})>>`,
    ],
    '/Info 16 0 R',
  );
}

/** Hybrid-reference file as Microsoft Word writes it: an xref table for old readers, and an xref stream (`XRefStm`) that adds object 4. */
export function doubleTablePdf(): Buffer {
  const first = madePdf([
    '<</Type/Catalog/Pages 2 0 R/StructTreeRoot 4 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>',
  ]);
  const text = first.toString('latin1');
  const packed = `${text}5 0 obj\n<</Type/ObjStm/N 1/First 4/Length 28>>\nstream\n4 0 <</Type/StructTreeRoot>>\nendstream\nendobj\n`;
  const rows = Buffer.alloc(3 * 6);
  for (const [row, [kind, where]] of [[2, 5] as const, [1, text.length] as const, [1, packed.length] as const].entries()) {
    rows.writeUInt8(kind, row * 6);
    rows.writeUInt32BE(where, row * 6 + 1);
  }
  const stream = `6 0 obj\n<</Type/XRef/Size 7/Root 1 0 R/W[1 4 1]/Index[4 3]/Length ${rows.length}>>\nstream\n${rows.toString('latin1')}\nendstream\nendobj\n`;
  const file = packed + stream;
  const trailer = `trailer\n<</Size 7/Root 1 0 R/Prev ${text.lastIndexOf('xref\n0 ')}/XRefStm ${packed.length}>>`;
  return Buffer.from(`${file}xref\n0 0\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}
