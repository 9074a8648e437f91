/** Icons of the tools: SVG paths on a 24 × 24 grid. */
import { type Html, html } from '../html.ts';
import type { ToolName } from './tool.ts';

const SHEET = 'M6 3h8l4 4v14H6z';

const LINES: Readonly<Record<ToolName, string>> = {
  compress: `${SHEET}M12 8v8m-3-3 3 3 3-3`,
  mask: `${SHEET}M9 11h6M9 14.5h2`,
  merge: 'M4 4h7v7H4zM13 13h7v7h-7zM15 4h5v5M9 20H4v-5',
  split: 'M4 4h16v6H4zM4 14h16v6H4zM8 12h2m4 0h2',
  tables: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  rotate: 'M19 12a7 7 0 1 1-2-5m2-3v4h-4M10 10h4v5h-4z',
  photo: 'M4 3h16v18H4zM12 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM7 21c0-3.5 2-5.5 5-5.5s5 2 5 5.5',
  cutout: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c1-5 4-7 8-7s7 2 8 7M2 2l3 3m14 0 3-3',
  read: 'M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4M8 9h8M8 12h8M8 15h5',
  scan: 'M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4M2 12h20M8 8h8M8 16h5',
  decode: 'M4 8V4h4m8 0h4v4m0 8v4h-4m-8 0H4v-4M8 8h3v3H8zM14 8h2v2M8 14h2v2m3-3v3h3',
  panchang: 'M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4M12 8a4 4 0 1 0 4 5 3.5 3.5 0 0 1-4-5z',
  holidays: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4m-8 8 2.5 2.5L16 13',
  ifsc: 'M3 10 12 4l9 6zM5 10v8m4.5-8v8m5-8v8m4.5-8v8M3 20h18',
  amount: 'M7 5h10M7 9h10M8 5c6 0 6 8 0 8l6 7',
  gst: `${SHEET}M9 13l2 2 4-5`,
  upi: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2v2M14 18v2h2m2-2h2v2',
  codes: 'M4 5v14M7 5v14M10 5v14M12 5v14M15 5v14M17 5v14M20 5v14',
  pincode: 'M12 21c-5-6-7-8-7-11a7 7 0 0 1 14 0c0 3-2 5-7 11zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  addresses: 'M4 5h10M4 10h7M4 15h6M13 19l1-4 5-5 3 3-5 5z',
  type: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
};

export function icon(name: ToolName): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${LINES[name]}"/></svg>`;
}
