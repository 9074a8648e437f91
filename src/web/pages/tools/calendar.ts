/** Calendar tools: readable without scripts, for today and all of India. */
import { html } from '../html.ts';
import type { Tool } from './tool.ts';
import { button, buttons, comboboxField, input, select, twoColumns } from './widgets.ts';

export const calendarTools: readonly Tool[] = [
  {
    name: 'panchang',
    slug: 'panchang',
    group: 'calendar',
    operation: 'panchang',
    links: { panchang: { date: 'date', pincode: 'pincode' } },
    keywords: 'tithi nakshatra rahu kaal muhurat calendar aaj',
    body: ({ messages: { common, panchang } }, ready) =>
      twoColumns(
        [
          comboboxField('place', panchang.place),
          input('date', panchang.date, { type: 'date', min: '1900-01-01', max: '2100-12-31' }),
          buttons(button('print', common.print, 'plain'), button('share', panchang.picture, 'plain')),
          html`<div id="shared"></div>`,
        ],
        ready,
      ),
  },
  {
    name: 'holidays',
    slug: 'holidays',
    group: 'calendar',
    operation: 'holidays',
    links: { holidays: { year: 'year', type: 'type', state: 'state' } },
    keywords: 'chutti bank holiday list leave',
    body: ({ messages: { common, holidays } }, ready) =>
      twoColumns(
        [
          input('year', holidays.year, { type: 'number', min: 1900, max: 2100, inputmode: 'numeric' }),
          select('type', holidays.kind, [
            ['bank', holidays.bank],
            ['government', holidays.government],
            ['market', holidays.market],
            ['festival', holidays.festival],
          ]),
          select('state', common.state, [['', holidays.allIndia]]),
          html`<p id="subscribe" class="links"></p>`,
          buttons(button('print', common.print, 'plain')),
        ],
        ready,
      ),
  },
];
