/** Renders a view as DOM nodes. */
import { el } from '../dom.ts';
import type { View } from './view.ts';

export function renderView(view: View): Node[] {
  if (view === false || view === null) return [];
  if (typeof view === 'string') return [document.createTextNode(view)];
  if ('tag' in view) return [el(view.tag as keyof HTMLElementTagNameMap, view.attributes, ...view.children.flatMap(renderView))];
  return view.flatMap(renderView);
}
