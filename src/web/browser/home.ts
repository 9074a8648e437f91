/** Home page: today's answers, one line each, and the age of the data. */
import type { Messages } from '../messages/translation.ts';
import './guide.ts';
import { clockText } from './clock.ts';
import { copyButton } from './copy-button.ts';
import { byId } from './dom.ts';
import { showStatus } from './status.ts';
import { readStored } from './storage.ts';

interface Line {
  readonly line: string;
  readonly more: string;
}

interface Limb {
  readonly name: string;
  readonly pakshaName?: string;
}

interface Panchang {
  readonly tithi: readonly Limb[];
  readonly nakshatra: readonly Limb[];
  readonly sunrise: string;
  readonly sunset: string;
  readonly place: { readonly name: string | null; readonly default: boolean };
}

interface Market {
  readonly open: boolean;
  readonly nextOpen: string;
  readonly nextClose: string;
}

interface Holiday {
  readonly date: string;
  readonly name: string;
  readonly label?: string;
  readonly states: readonly string[];
}

interface Kural {
  readonly number: number;
  readonly lines: readonly string[];
  readonly translations?: readonly { readonly language: string; readonly text: string }[];
}

const IST_OFFSET_MS = 5.5 * 60 * 60_000;
interface PageTexts {
  readonly lang: string;
  /** Name of the default place, if it is not English. */
  readonly capital?: string;
  readonly messages: Messages['home'];
  readonly copy: string;
  readonly copied: string;
}

const { lang, capital, messages, copy, copied } = JSON.parse(byId('home').textContent ?? '') as PageTexts;
/** States in which banks close on a day, shown while the state of the visitor is unknown. */
const MIN_STATES = 15;
const locale = `${lang}-IN`;
const today = new Date(Date.now() + IST_OFFSET_MS).toISOString().slice(0, 10);
const state = readStored('state') ?? '';

/** Request and rendering of each answer. */
const ANSWERS: Readonly<Record<string, { readonly url: string; line(data: never): Line }>> = {
  panchang: {
    url: `/v1/panchang/${today}?lang=${lang}${readStored('pincode') ? `&pincode=${readStored('pincode')}` : ''}`,
    line: ({ tithi: [tithi], nakshatra: [star], sunrise, sunset, place }: Panchang) => ({
      line: [`${tithi?.pakshaName ?? ''} ${tithi?.name ?? ''}`.trim(), star?.name].filter(Boolean).join(' · '),
      more: [`☀ ${clock(sunrise)} – ${clock(sunset)}`, place.default ? (capital ?? place.name) : place.name?.split(',')[0]]
        .filter(Boolean)
        .join(' · '),
    }),
  },
  market: {
    url: '/v1/market/status',
    line: ({ open, nextOpen, nextClose }: Market) => ({
      line: open ? messages.open.replace('{time}', clock(nextClose)) : messages.closed.replace('{time}', dayAndClock(nextOpen)),
      more: 'NSE, BSE',
    }),
  },
  holiday: {
    url: `/v1/holidays/${today.slice(0, 4)}?type=bank&from=${today}&lang=${lang}${state && `&state=${state}`}`,
    line: (days: readonly Holiday[]) => {
      const next = days.find(({ states }) => state !== '' || states.includes('*') || states.length >= MIN_STATES);
      return {
        line: next ? dayText(next.date, { weekday: 'long', day: 'numeric', month: 'long' }) : '–',
        more: next?.label ?? next?.name ?? '',
      };
    },
  },
  verse: {
    url: '/v1/thirukkural/today',
    line: ({ number, lines, translations = [] }: Kural) => ({
      line: lines.join('\n'),
      more: lang === 'ta' ? String(number) : (translations.find(({ language }) => language.startsWith('en'))?.text ?? String(number)),
    }),
  },
};

for (const card of document.querySelectorAll<HTMLElement>('[data-answer]')) void show(card);
for (const line of document.querySelectorAll<HTMLElement>('.command')) {
  line.append(copyButton(copy, { text: () => line.querySelector('code')?.textContent ?? '', announcement: () => copied }));
}
document.getElementById('ages')?.addEventListener('toggle', () => void showStatus(), { once: true });

async function show(card: HTMLElement): Promise<void> {
  const [large, small] = [card.querySelector('strong'), card.querySelector('small')];
  const source = ANSWERS[card.dataset.answer ?? ''];
  if (!large || !small || !source) return;
  try {
    const response = await fetch(source.url);
    const { data } = (await response.json()) as { data: never };
    const { line, more } = source.line(data);
    if (card.dataset.answer === 'verse') large.lang = 'ta';
    large.textContent = line;
    small.textContent = more;
  } catch {
    large.textContent = messages.unavailable;
  }
}

function dayText(date: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`).toLocaleDateString(locale, { ...options, timeZone: 'UTC' });
}

function clock(moment: string): string {
  return clockText(lang, moment);
}

function dayAndClock(moment: string): string {
  return moment.startsWith(today) ? clock(moment) : `${dayText(moment, { weekday: 'short' })} ${clock(moment)}`;
}
