/** Panchang: day and month for a town, for print and as an image. */
import { clockText, spanText } from '../clock.ts';
import { byId, el, showPicture } from '../dom.ts';
import { readStored, writeStored } from '../storage.ts';
import { getJson, runTask, sendOrThrow, urlOf } from './api.ts';
import { datesOf, longDate, todayInIndia } from './month-view.ts';
import { type AlmanacPlace, type Day, dayView, festivalsOf, headline, monthView, type Panchang } from './panchang-view.ts';
import { startPlaceCombobox } from './place-combobox.ts';
import { renderView } from './render.ts';
import { answer, controlValue, lang, messagesOf, readState, setControlValue, stateText, writeState } from './tool-page.ts';
import { downloadLink } from './upload.ts';
import { fillPlaceholders } from './view.ts';

const messages = messagesOf('panchang');
/** Limit of the og-image operation. */
const MAX_SUBTITLE_LENGTH = 300;
const today = todayInIndia();

const state = readState();
/** The town of the last visit, unless a link says otherwise. */
let pincode = state.get('pincode') ?? (state.size > 0 ? '' : (readStored('pincode') ?? ''));
let days: readonly Day[] = [];
/** Key of the loaded days: pincode and month. */
let loaded = '';
let place: AlmanacPlace = { name: null, pincode: null, state: null, default: true };

const box = startPlaceCombobox((selected) => {
  pincode = selected.pincode;
  writeStored('pincode', pincode);
  loadAndDraw();
});
setControlValue('date', state.get('date') ?? today);
byId('date').addEventListener('change', loadAndDraw);
byId('print').addEventListener('click', () => print());
byId('share').addEventListener('click', share);
answer.addEventListener('click', ({ target }) => {
  const date = (target as Element).closest<HTMLElement>('[data-date]')?.dataset.date;
  if (date === undefined) return;
  setControlValue('date', date);
  loadAndDraw();
});
// Today's page is rendered by the server.
if (pincode !== '' || state.size > 0 || answer.childElementCount === 0) loadAndDraw();
else markNow();

function chosenDate(): string {
  return controlValue('date') || today;
}

function loadAndDraw(): void {
  const date = chosenDate();
  writeState({ pincode, date: date === today ? '' : date });
  byId('shared').replaceChildren();
  void runTask(async (signal) => {
    await load(signal);
    render();
  });
}

/** Loads the days of the month unless cached. */
async function load(signal: AbortSignal): Promise<void> {
  const month = chosenDate().slice(0, 7);
  if (loaded === `${pincode} ${month}`) return;
  const { data } = await getJson<Panchang>(
    `/v1/panchang/${month}-01`,
    { pincode, days: datesOf(month).length, lang, choghadiya: 'true' },
    signal,
  );
  days = [data, ...(data.following ?? [])];
  loaded = `${pincode} ${month}`;
  place = { ...data.place, name: data.place.name?.replace(/[^,]+$/, (last) => last.replace(last.trim(), stateText(last.trim()))) ?? null };
  if (document.activeElement?.id !== 'place') box.write(place.name ?? '');
}

function render(): void {
  const date = chosenDate();
  const day = days.find((candidate) => candidate.date === date);
  if (!day) return;
  answer.replaceChildren(
    ...renderView([dayView(messages, lang, day, place), monthView(messages, lang, { days, place, selectedDate: date })]),
  );
  markNow();
}

/** Marks the choghadiya of this moment; the server does not know it. */
function markNow(): void {
  for (const item of answer.querySelectorAll<HTMLElement>('.choghadiya li')) {
    const { start = '', end = '' } = item.dataset;
    const isNow = Date.now() >= Date.parse(start) && Date.now() < Date.parse(end);
    if (isNow) item.setAttribute('aria-current', 'time');
    else item.removeAttribute('aria-current');
  }
}

/** Shares the day as an image rendered by the server. */
function share(): void {
  void runTask(async (signal) => {
    await load(signal);
    const day = days.find(({ date }) => date === chosenDate());
    if (!day) return;
    const date = longDate(lang, day.date, { day: 'numeric', month: 'long', year: 'numeric' });
    const lines = [
      place.name ?? '',
      `${messages.sunrise} ${clockText(lang, day.sunrise)} · ${messages.sunset} ${clockText(lang, day.sunset)} · ${messages.rahu} ${spanText(lang, day.rahuKalam)}`,
      ...festivalsOf(day, place),
    ];
    const query = { title: headline(day), subtitle: lines.join(' · ').slice(0, MAX_SUBTITLE_LENGTH), site: date, theme: 'light' };
    const { body } = await sendOrThrow({ method: 'GET', address: urlOf('/v1/og-image', query) }, signal);
    const picture = showPicture(body, fillPlaceholders(messages.pictureOf, { date, place: place.name ?? '' }));
    byId('shared').replaceChildren(el('div', { class: 'drawn' }, picture), downloadLink(body, `panchang-${day.date}.png`));
  });
}
