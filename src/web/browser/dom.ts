/** DOM helpers. Strings become text nodes: nothing here parses HTML. */

type Attributes = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>;
export type Child = Node | string | null | undefined | false;

export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false));
  return element;
}

/** Element by id; throws if missing. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no ${id}`);
  return element as T;
}

/** Copies text; false on failure. Over plain HTTP only the legacy method is available, if any. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const area = el('textarea', { class: 'visually-hidden' });
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/** Image from a blob; its object URL is revoked after loading. */
export function showPicture(blob: Blob, alt: string): HTMLImageElement {
  const objectUrl = URL.createObjectURL(blob);
  return el('img', { src: objectUrl, alt, load: () => URL.revokeObjectURL(objectUrl) });
}
