/** Server-side rendering of tool content, from the views shared with the browser. */
import { type Holiday, yearView } from '../../browser/tools/holidays-view.ts';
import { type Day, dayView, monthView, type Panchang } from '../../browser/tools/panchang-view.ts';
import type { View } from '../../browser/tools/view.ts';
import type { Locale } from '../../messages/locales.ts';
import { stateNamesIn } from '../../messages/states.ts';
import { type Content, Html, html } from '../html.ts';

/** @param month days of the month, starting with the first */
export function prerenderPanchang({ messages, code }: Locale, today: string, month: Panchang): Html {
  const days: readonly Day[] = [month, ...(month.following ?? [])];
  const name = month.place.name ?? '';
  const day = days.find(({ date }) => date === today) ?? month;
  return html`${toHtml(dayView(messages.panchang, code, day, { ...month.place, name: stateNamesIn(code)[name] ?? name }))}${toHtml(monthView(messages.panchang, code, { days, place: month.place, selectedDate: today }))}`;
}

export function prerenderHolidays({ code, messages }: Locale, today: string, holidays: readonly Holiday[]): Html {
  const heading = `${messages.holidays.bank} · ${messages.holidays.allIndia}`;
  return html`${toHtml(yearView(messages.holidays, code, { year: Number(today.slice(0, 4)), holidays, heading, today }))}`;
}

function toHtml(view: View): Content {
  if (view === false || view === null) return '';
  if (typeof view === 'string') return view;
  if (!('tag' in view)) return view.map(toHtml);
  const { tag, attributes, children } = view;
  const serialised = Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`);
  // Tag names come from our own views, so they are not escaped.
  return html`${new Html(`<${tag}`)}${serialised}>${children.map(toHtml)}${new Html(`</${tag}>`)}`;
}
