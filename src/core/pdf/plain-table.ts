/** A table of objects that is written as rows of text, walked section by section. How freely it may be written is for the caller to say. */

export interface TableForm {
  /** The first number of a section and how many follow, up to the first row. Sticky. */
  readonly section: RegExp;
  /** Offset, generation and kind: `n` for an object, `f` for a number that is free. Sticky. */
  readonly row: RegExp;
}

const ROW_BYTES = 20;

/**
 * Where the rows end: there the trailer is due. Undefined if a row is none in this form, or `take` does not take it; `offset` is undefined for
 * what is free.
 */
export function walkPlainTable(
  text: string,
  table: number,
  form: TableForm,
  take: (number: number, offset: number | undefined, generation: number) => boolean,
): number | undefined {
  let at = table + 'xref'.length;
  for (;;) {
    form.section.lastIndex = at;
    const section = form.section.exec(text);
    if (!section) return at;
    const [first, count] = [Number(section[1]), Number(section[2])];
    at = form.section.lastIndex;
    for (let number = first; number < first + count; number++, at += ROW_BYTES) {
      form.row.lastIndex = at;
      const row = form.row.exec(text);
      if (!row || !take(number, row[3] === 'f' ? undefined : Number(row[1]), Number(row[2]))) return undefined;
    }
  }
}
