/** Dot map of India on the home page, computed from the pincodes. */
import { COLUMNS, dotPaths, ROWS } from '../browser/india.ts';
import { type Html, html } from './html.ts';

export function indiaDots(): Html {
  const { small, large } = dotPaths();
  return html`<svg class="india" viewBox="-1 -1 ${COLUMNS + 1} ${ROWS + 1}" role="img" aria-label="India, drawn by its pincodes"><path class="small" d="${small}"/><path class="large" d="${large}"/></svg>`;
}
