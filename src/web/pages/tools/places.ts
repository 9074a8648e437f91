/** Tools for places and addresses. */
import { html } from '../html.ts';
import type { Tool } from './tool.ts';
import { button, buttons, comboboxField, field, twoColumns } from './widgets.ts';

export const placeTools: readonly Tool[] = [
  {
    name: 'pincode',
    slug: 'pincode',
    group: 'places',
    operation: 'pincode_search',
    links: { pincode_get: { pincode: 'pincode' } },
    keywords: 'pin code post office postal area',
    body: ({ messages: { pincode } }) =>
      twoColumns([comboboxField('place', pincode.place), buttons(button('here', pincode.useMyLocation, 'plain'))]),
  },
  {
    name: 'addresses',
    slug: 'address-list',
    group: 'places',
    operation: 'address_bulk',
    keywords: 'clean csv excel bulk',
    body: ({ messages: { addresses } }) => html`<form id="form" class="tool-form" novalidate>
${field('list', addresses.list, html`<textarea id="list" rows="7" spellcheck="false"></textarea>`)}
${field('csv', addresses.file, html`<input type="file" id="csv" accept=".csv,.txt,text/csv,text/plain">`)}
${buttons(button('go', addresses.submit, 'submit'))}</form>
<section class="result" id="result">
<div id="status" class="status" role="status"></div>
<div id="answer"></div>
</section>`,
  },
];
