/** Header of a response: note, source and age of the data. */
import { ageText, daysSince } from './age.ts';
import { dateText } from './date-format.ts';
import { el } from './dom.ts';

interface Source {
  readonly name: string;
  readonly url: string;
  readonly licence: string;
  readonly asOf?: string | null;
}

export interface AnswerMeta {
  readonly total?: number;
  readonly note?: string;
  readonly source?: Source;
  readonly sources?: readonly Source[];
}

export function renderMeta({ note, source, sources }: AnswerMeta): HTMLElement[] {
  const all = sources ?? (source ? [source] : []);
  return [...(note ? [el('p', { class: 'note' }, note)] : []), ...all.map(origin)];
}

function origin({ name, url, licence, asOf }: Source): HTMLElement {
  const days = asOf ? daysSince(asOf) : null;
  const when = asOf
    ? `of ${/^\d{4}-\d\d-\d\d/.test(asOf) ? dateText(asOf) : asOf}${days === null || days < 1 ? '' : `, ${ageText(days)}`}`
    : /computed/i.test(name)
      ? ''
      : 'date unknown';
  return el(
    'p',
    { class: 'origin' },
    'Source: ',
    el('a', { href: url, rel: 'noreferrer' }, name),
    ` · ${licence} · `,
    el('span', { class: 'age' }, when),
  );
}
