import { bankHolidays, marketDays } from '../../../data/calendars.ts';
import { dateOfEpochDay, epochDay, weekdayOf } from '../../core/calendar/date.ts';
import { calendarDate, resolveDate } from '../../core/calendar/params.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { invalid } from '../../core/request/api-error.ts';
import { choice, flag, integer, text } from '../../core/request/params.ts';
import { stateFilter } from '../states/params.ts';
import { chooseCalendar, withProvisionalYears } from './calendar-selection.ts';
import { addWorkingDays, checkDate, countDays, isCovered, nearestWorkingDay } from './count.ts';
import { CALENDARS, WorkingDay, WorkingDays } from './records.ts';

/** A year and a day: enough for any notice period, and cheap to count. */
const MAX_DAYS = 366;

const calendarParams = {
  calendar: choice(CALENDARS, { description: 'fiveday: Monday to Friday' }).default('bank'),
  state: stateFilter.describe('State, for banks').optional(),
  office: text({ description: 'Office of the Reserve Bank, such as Mumbai, for the bank calendar', max: 40 }).optional(),
};

/** Upper bound of the resulting date: at least half of all days are working days, plus two weeks of slack. */
function furthestDate(date: string, workingDays: number): string {
  return workingDays === 0 ? date : dateOfEpochDay(epochDay(date) + 2 * workingDays + Math.sign(workingDays) * 14);
}

const checkDay = operation({
  id: 'working_day_check',
  path: '/v1/working-days/{date}',
  title: 'Is it a working day?',
  keywords:
    'working day, is a holiday, is holiday, is today a working day, is bank open, bank open, bank closed, bank open today, bank working, bank timing, banks closed, bank band, ' +
    'bank khula, bank khula hai, is tomorrow a holiday, is office open, working days from, business days from, days after, ' +
    'add working days, t+2, settlement date, बैंक खुला, बैंक बंद, कार्य दिवस, வங்கி திறந்திருக்குமா, வேலை நாள், வங்கி விடுமுறை, ' +
    'बैंक खुलेगा, बैंक खुले, बँक सुरू, బ్యాంక్ తెరిచి, బ్యాంకు ఓపెన్, ಬ್ಯಾಂಕ್ ತೆರೆದಿದೆ, ಬ್ಯಾಂಕ್ ಓಪನ್, ബാങ്ക് തുറന്നിട്ടുണ്ടോ, ব্যাংক খোলা, ব্যাঙ্ক খোলা, બેંક ખુલ્લી, બેંક ચાલુ, બેંક બંધ, ਬੈਂਕ ਖੁੱਲ੍ਹਾ, ' +
    'बँक उघडी, बँक चालू, बँक बंद, బ్యాంకు తెరిచి ఉంటుందా, బ్యాంక్ మూసి, ಬ್ಯಾಂಕ್ ತೆರೆದಿರುತ್ತದೆಯೇ, ಬ್ಯಾಂಕ್ ಮುಚ್ಚಿದೆ, ബാങ്ക് തുറക്കുമോ, ബാങ്ക് അടച്ചിട്ടുണ്ടോ, ' +
    'வங்கி திறக்குமா, வங்கி மூடியிருக்குமா, ব্যাংক বন্ধ, ব্যাঙ্ক বন্ধ',
  summary: 'Whether a date is a working day in India; add working days',
  details:
    'Banks are closed on Sundays, second and fourth Saturdays and the days that the Reserve Bank lists for an office. ' +
    'add=3 returns the third working day after the date; add=0 the date itself, or the next working day if it is not one. ' +
    'Bank holidays of the year after the last list are computed by rule, and the note says that they are provisional; other years without lists return 404.',
  tool: 'working_day_check',
  toolHides: ['office'],
  input: {
    date: calendarDate('YYYY-MM-DD, today or tomorrow'),
    ...calendarParams,
    add: integer({ min: -MAX_DAYS, max: MAX_DAYS, description: 'Working days to add' }).optional(),
  },
  data: { banks: bankHolidays, markets: marketDays },
  output: WorkingDay,
  cache: 'never',
  example: { date: 'today', state: 'TN', add: 3 },
  async run({ date: requestedDate, add, ...selection }, { now, jobs, banks, markets }) {
    const date = resolveDate(requestedDate, now());
    const lists = await withProvisionalYears({ banks, markets }, selection.calendar, [date, furthestDate(date, add ?? 0)], jobs);
    const calendar = chooseCalendar(selection, lists);
    const { working, reasons, closedIn } = checkDate(calendar, date);
    return {
      data: {
        date,
        weekday: weekdayOf(date),
        calendar: selection.calendar,
        state: selection.state ?? null,
        working,
        reasons,
        ...(closedIn && { closedIn }),
        next: nearestWorkingDay(calendar, date, 1) ?? null,
        previous: nearestWorkingDay(calendar, date, -1) ?? null,
        add: add ?? null,
        result: add === undefined ? null : addWorkingDays(calendar, date, add),
      },
      meta: { note: calendar.note, source: calendar.source },
    };
  },
});

const countRange = operation({
  id: 'working_days_count',
  path: '/v1/working-days',
  title: 'Count working days',
  keywords:
    'working days between, business days between, how many working days, number of working days, count working days, ' +
    'working days in, कार्य दिवस गिनें, வேலை நாட்கள்',
  summary: 'Working days between two dates, both included',
  details: 'Both ends count: Monday to Friday of a week without holidays are five. exclude omits one end or both.',
  tool: 'working_days_count',
  toolHides: ['office', 'exclude', 'list'],
  input: {
    from: calendarDate('First date'),
    to: calendarDate('Last date, within 366 days'),
    ...calendarParams,
    exclude: choice(['from', 'to', 'both'], { description: 'End to exclude' }).optional(),
    list: flag({ description: 'Include the list of working days' }).default(false),
  },
  data: { banks: bankHolidays, markets: marketDays },
  output: WorkingDays,
  cache: 'never',
  example: { from: '2026-11-01', to: '2026-11-30', state: 'TN' },
  async run({ from: first, to: last, exclude, list, ...selection }, { now, jobs, banks, markets }) {
    const [from, to] = [resolveDate(first, now()), resolveDate(last, now())];
    if (from > to) invalid('to', 'must not be before from');
    if (epochDay(to) - epochDay(from) >= MAX_DAYS) invalid('to', `must be within ${MAX_DAYS} days of from`);
    const calendar = chooseCalendar(selection, await withProvisionalYears({ banks, markets }, selection.calendar, [from, to], jobs));
    for (const end of [from, to]) if (!isCovered(calendar, end)) checkDate(calendar, end);
    const start = exclude === 'from' || exclude === 'both' ? dateOfEpochDay(epochDay(from) + 1) : from;
    const end = exclude === 'to' || exclude === 'both' ? dateOfEpochDay(epochDay(to) - 1) : to;
    const { dates, ...counted } = countDays(calendar, start, end);
    return {
      data: { from, to, calendar: selection.calendar, state: selection.state ?? null, ...counted, ...(list && { dates }) },
      meta: { note: calendar.note, source: calendar.source },
    };
  },
});

export const workingDaysFamily: Family = {
  id: 'working-days',
  name: 'Working days',
  group: 'Dates and calendars',
  about: 'Checks, adds and counts working days of banks, the Central Government, the exchanges and settlement.',
  operations: [checkDay, countRange],
};
