/** Holidays of a year, with calendar subscription. */
import { byId, el } from '../dom.ts';
import { addressOf, ask, run } from './ask.ts';
import { answer, fillSelect, lang, paused, readState, startsForm, status, wordsOf, write, writeState, written } from './frame.ts';
import { type Holiday, yearView } from './holidays-view.ts';
import { show } from './show.ts';
import { fill } from './view.ts';

interface State {
  readonly code: string;
  readonly name: string;
}

const words = wordsOf('holidays');
const thisYear = String(new Date().getFullYear());
const MOST = 100;

const state = readState();
write('year', state.get('year') ?? thisYear);
write('type', state.get('type') ?? 'bank');
byId('year').addEventListener('input', paused(look));
for (const id of ['type', 'state']) byId(id).addEventListener('change', look);
byId('print').addEventListener('click', () => print());
startsForm(look);
void begin();

async function begin(): Promise<void> {
  const { data } = await ask<readonly State[]>('/v1/states', { limit: MOST }).catch(() => ({ data: [] }));
  fillSelect(
    'state',
    [...data].sort((a, b) => a.name.localeCompare(b.name)).map(({ code, name }) => [code, name] as const),
    state.get('state') ?? '',
  );
  look();
}

function look(): void {
  const year = written('year');
  const type = written('type');
  const where = written('state');
  if (!/^\d{4}$/.test(year)) return;
  writeState({ year: year === thisYear ? '' : year, type: type === 'bank' ? '' : type, state: where });
  const path = `/v1/holidays/${year}`;
  const calendar = addressOf(path, { type, state: where, format: 'ics' });
  byId('subscribe').replaceChildren(
    el('a', { href: `webcal://${location.host}${calendar}` }, words.subscribe),
    el('a', { href: calendar, download: `holidays-${year}.ics` }, words.file),
  );
  void run(async (signal) => {
    const holidays: Holiday[] = [];
    for (let total = 1; holidays.length < total; ) {
      const { data, meta } = await ask<readonly Holiday[]>(path, { type, state: where, limit: MOST, offset: holidays.length }, signal);
      if (data.length === 0) break;
      holidays.push(...data);
      total = meta.total ?? holidays.length;
    }
    answer.replaceChildren(...show(yearView(lang, Number(year), holidays)));
    status.textContent = fill(words.count, { count: holidays.length });
  });
}
