/** Holidays of a year, with calendar subscription. */
import { byId, el } from '../dom.ts';
import { readStored, writeStored } from '../storage.ts';
import { getJson, runTask, urlOf } from './api.ts';
import { type Holiday, yearView } from './holidays-view.ts';
import { todayInIndia } from './month-view.ts';
import { renderView } from './render.ts';
import {
  answer,
  controlValue,
  debounce,
  fillSelect,
  lang,
  messagesOf,
  onSubmit,
  readState,
  setControlValue,
  stateText,
  status,
  writeState,
} from './tool-page.ts';
import { fillPlaceholders } from './view.ts';

interface State {
  readonly code: string;
  readonly name: string;
}

const messages = messagesOf('holidays');
const thisYear = todayInIndia().slice(0, 4);
const PAGE_SIZE = 100;

const pageState = readState();
setControlValue('year', pageState.get('year') ?? thisYear);
// The state of the last visit: most people ask for the same one again.
const lastState = pageState.size > 0 ? '' : (readStored('state') ?? '');
setControlValue('type', pageState.get('type') ?? 'bank');
byId('year').addEventListener('input', debounce(loadHolidays));
for (const id of ['type', 'state']) byId(id).addEventListener('change', loadHolidays);
byId('print').addEventListener('click', () => print());
onSubmit(loadHolidays);
void initialise();

async function initialise(): Promise<void> {
  const { data } = await getJson<readonly State[]>('/v1/states', {}).catch(() => ({ data: [] }));
  fillSelect(
    'state',
    data.map(({ code, name }) => [code, stateText(name)] as const).sort(([, a], [, b]) => a.localeCompare(b, lang)),
    pageState.get('state') ?? lastState,
  );
  loadHolidays();
}

function loadHolidays(): void {
  const year = controlValue('year');
  const type = controlValue('type');
  const stateCode = controlValue('state');
  if (!/^\d{4}$/.test(year)) return;
  writeStored('state', stateCode);
  writeState({ year: year === thisYear ? '' : year, type: type === 'bank' ? '' : type, state: stateCode });
  const path = `/v1/holidays/${year}`;
  const calendar = urlOf(path, { type, state: stateCode, format: 'ics' });
  byId('subscribe').replaceChildren(
    el('a', { href: `webcal://${location.host}${calendar}` }, messages.subscribe),
    el('a', { href: calendar, download: `holidays-${year}.ics` }, messages.file),
  );
  void runTask(async (signal) => {
    const holidays: Holiday[] = [];
    for (let total = 1; holidays.length < total; ) {
      const { data, meta } = await getJson<readonly Holiday[]>(
        path,
        { type, state: stateCode, lang, limit: PAGE_SIZE, offset: holidays.length },
        signal,
      );
      if (data.length === 0) break;
      holidays.push(...data);
      total = meta.total ?? holidays.length;
    }
    const heading = ['type', 'state'].map((id) => byId<HTMLSelectElement>(id).selectedOptions[0]?.text).join(' · ');
    answer.replaceChildren(...renderView(yearView(messages, lang, { year: Number(year), holidays, heading, today: todayInIndia() })));
    status.textContent = fillPlaceholders(messages.count, { count: holidays.length });
  });
}
