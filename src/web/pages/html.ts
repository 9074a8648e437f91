/** HTML tagged template with automatic escaping. */

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

export type Content = Html | string | number | null | undefined | false | readonly Content[];

export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  let text = strings[0] as string;
  for (const [index, value] of values.entries()) text += toText(value) + (strings[index + 1] as string);
  return new Html(text);
}

function toText(content: Content): string {
  if (content === null || content === undefined || content === false) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'object') return content.map(toText).join('');
  return escapeHtml(String(content));
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
}

/** Embeds JSON for a page script. `<` is escaped so that no text can close the element. */
export function json(id: string, data: unknown): Html {
  return new Html(`<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
}

/** Trusted text with `code` in backticks. */
export function prose(text: string): Content {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/** Anchor name. */
export function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
