/** Response schemas of working days. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const CALENDARS = ['bank', 'government', 'market', 'fiveday', 'settlement'] as const;
export const REASONS = ['weekend', 'second_saturday', 'fourth_saturday', 'holiday', 'special_session', 'some_offices'] as const;

export const WorkingDay = z
  .object({
    date: z.string().describe('Day that was asked about, as YYYY-MM-DD'),
    weekday: z.string().describe('Day of the week, in English'),
    calendar: z.enum(CALENDARS).describe('Whose working days they are'),
    state: z.string().nullable().describe('Code of the state that was asked for'),
    working: z.boolean().describe('Whether it is a working day'),
    reasons: z
      .array(
        z.object({ kind: z.enum(REASONS).describe('What kind of reason it is'), name: z.string().describe('Name of the holiday or day') }),
      )
      .describe('Why it is none, or what is special about it'),
    closedIn: z
      .array(z.string())
      .optional()
      .describe('Banks, on a day on which they work elsewhere: codes of the states in which they are closed'),
    next: z.string().nullable().describe('The next working day after the date'),
    previous: z.string().nullable().describe('The last working day before the date'),
    add: z.int().nullable().describe('Working days that were to be added'),
    result: z.string().nullable().describe('The date that is `add` working days away'),
  })
  .meta({ id: 'WorkingDay' });
export type WorkingDay = DataOf<typeof WorkingDay>;

export const WorkingDays = z
  .object({
    from: z.string().describe('First date, as YYYY-MM-DD'),
    to: z.string().describe('Last date, as YYYY-MM-DD'),
    calendar: z.enum(CALENDARS).describe('Whose working days they are'),
    state: z.string().nullable().describe('Code of the state that was asked for'),
    workingDays: z.int().describe('Working days in the span'),
    calendarDays: z.int().describe('All days in the span'),
    weekendDays: z.int().describe('Weekly days off, second and fourth Saturdays for banks'),
    holidayDays: z.int().describe('Holidays on other days'),
    holidays: z
      .array(
        z.object({ date: z.string().describe('Day of the holiday, as YYYY-MM-DD'), name: z.string().describe('As the list calls it') }),
      )
      .describe('All holidays in the span, those on weekly days off too'),
    dates: z.array(z.string()).optional().describe('With list=true: every working day'),
  })
  .meta({ id: 'WorkingDays' });
export type WorkingDays = DataOf<typeof WorkingDays>;
