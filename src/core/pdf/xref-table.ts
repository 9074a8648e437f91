/** Walks a classic (textual) xref table, subsection by subsection. The caller supplies the patterns, strict or lenient. */

export interface XrefTableSyntax {
  /** Subsection header: first object number and count, up to the first row. Sticky. */
  readonly section: RegExp;
  /** Offset, generation and kind: `n` in use, `f` free. Sticky. */
  readonly row: RegExp;
}

const XREF_ENTRY_BYTES = 20;

/**
 * Returns the end of the rows, where the trailer follows. Returns undefined if a row does not match or `take` rejects it; `offset` is undefined for
 * free entries.
 */
export function walkXrefTable(
  text: string,
  table: number,
  syntax: XrefTableSyntax,
  accept: (number: number, offset: number | undefined, generation: number) => boolean,
): number | undefined {
  let offset = table + 'xref'.length;
  for (;;) {
    syntax.section.lastIndex = offset;
    const section = syntax.section.exec(text);
    if (!section) return offset;
    const [first, count] = [Number(section[1]), Number(section[2])];
    offset = syntax.section.lastIndex;
    for (let number = first; number < first + count; number++, offset += XREF_ENTRY_BYTES) {
      syntax.row.lastIndex = offset;
      const row = syntax.row.exec(text);
      if (!row || !accept(number, row[3] === 'f' ? undefined : Number(row[1]), Number(row[2]))) return undefined;
    }
  }
}
