/** Generates a PDF of many full pages, half running text and half a table each, as common input of all tools. */

const WORDS = 'the harvest of early rain filled every granary between the hills and the sea while traders counted sacks of rice'.split(' ');

function pageContent(page: number): string {
  const lines: string[] = ['BT /F1 10 Tf'];
  for (let row = 0; row < 30; row++) {
    const words = Array.from({ length: 14 }, (_, index) => WORDS[(page * 7 + row * 3 + index * 5) % WORDS.length]);
    lines.push(`1 0 0 1 60 ${790 - 12 * row} Tm (${words.join(' ')}) Tj`);
  }
  for (let row = 0; row < 30; row++) {
    for (let column = 0; column < 5; column++)
      lines.push(`1 0 0 1 ${60 + 95 * column} ${410 - 12 * row} Tm (${(page * 31 + row * 17 + column * 1_009) % 10_000}.00) Tj`);
  }
  return [...lines, 'ET'].join('\n');
}

export function bookOf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${4 + 2 * index} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${kids.join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let page = 0; page < pages; page++) {
    const content = pageContent(page);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * page} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
