/** What is drawn on both sides: as HTML by the service, for those who read without scripts, and as elements by the page. */

export interface ViewElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly View[];
}

export type View = ViewElement | string | false | null | readonly View[];

export function view(tag: string, attributes: Readonly<Record<string, string>>, ...children: readonly View[]): ViewElement {
  return { tag, attributes, children };
}

/** Puts values into a sentence of the table of words. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
