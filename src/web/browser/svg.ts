/** SVG element helper. */

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string | false)[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, String(value));
  element.append(...children.filter((child) => child !== false));
  return element;
}

/** SVG drawing with a text alternative. */
export function drawing(
  width: number,
  height: number,
  label: string,
  className: string,
  ...children: readonly (Node | false)[]
): SVGSVGElement {
  return svg('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label, class: `drawing ${className}` }, ...children);
}

export function label(x: number, y: number, text: string, className = '', anchor: 'start' | 'middle' | 'end' = 'middle'): SVGTextElement {
  return svg('text', { x: round(x), y: round(y), 'text-anchor': anchor, class: className }, text);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
