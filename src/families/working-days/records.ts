/** Response schemas of working days. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const CALENDARS = ['bank', 'government', 'market', 'fiveday', 'settlement'] as const;
export const REASONS = ['weekend', 'second_saturday', 'fourth_saturday', 'holiday', 'special_session', 'some_offices'] as const;

export const WorkingDay = z
  .object({
    date: z.string().describe('Requested date as YYYY-MM-DD'),
    weekday: z.string().describe('Day of the week, in English'),
    calendar: z.enum(CALENDARS).describe('Calendar used'),
    state: z.string().nullable().describe('Requested state code'),
    working: z.boolean().describe('Whether it is a working day'),
    reasons: z
      .array(z.object({ kind: z.enum(REASONS).describe('Type of reason'), name: z.string().describe('Name of the holiday or day') }))
      .describe('Why it is not a working day, or a remark'),
    closedIn: z
      .array(z.string())
      .optional()
      .describe('Bank calendar: codes of the states in which banks are closed on a day that is a working day elsewhere'),
    next: z.string().nullable().describe('The next working day after the date'),
    previous: z.string().nullable().describe('The last working day before the date'),
    add: z.int().nullable().describe('Working days to add, from the request'),
    result: z.string().nullable().describe('Date after adding `add` working days'),
  })
  .meta({ id: 'WorkingDay' });
export type WorkingDay = DataOf<typeof WorkingDay>;

export const WorkingDays = z
  .object({
    from: z.string().describe('First date, as YYYY-MM-DD'),
    to: z.string().describe('Last date, as YYYY-MM-DD'),
    calendar: z.enum(CALENDARS).describe('Calendar used'),
    state: z.string().nullable().describe('Requested state code'),
    workingDays: z.int().describe('Number of working days in the range'),
    calendarDays: z.int().describe('Number of days in the range'),
    weekendDays: z.int().describe('Number of weekly days off, including second and fourth Saturdays for banks'),
    holidayDays: z.int().describe('Number of holidays on other days'),
    holidays: z
      .array(z.object({ date: z.string().describe('Date as YYYY-MM-DD'), name: z.string().describe('Name in the list') }))
      .describe('All holidays in the range, including those on weekly days off'),
    dates: z.array(z.string()).optional().describe('With list=true: every working day'),
  })
  .meta({ id: 'WorkingDays' });
export type WorkingDays = DataOf<typeof WorkingDays>;
