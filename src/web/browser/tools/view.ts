/** Isomorphic view: rendered as HTML on the server, for readers without scripts, and as DOM in the browser. */

export interface ViewElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly View[];
}

export type View = ViewElement | string | false | null | readonly View[];

export function view(tag: string, attributes: Readonly<Record<string, string>>, ...children: readonly View[]): ViewElement {
  return { tag, attributes, children };
}

/** Fills placeholders in a text. */
export function fillPlaceholders(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
