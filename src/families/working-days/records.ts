/** What is answered about working days. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';
import { CALENDARS, REASONS } from './calendars.ts';

export const WorkingDay = z
  .object({
    date: z.string(),
    weekday: z.string(),
    calendar: z.enum(CALENDARS),
    state: z.string().nullable(),
    working: z.boolean(),
    reasons: z.array(z.object({ kind: z.enum(REASONS), name: z.string() })),
    closedIn: z
      .array(z.string())
      .optional()
      .describe('Banks, on a day on which they work elsewhere: codes of the states in which they are closed'),
    next: z.string().nullable().describe('The next working day after the date'),
    previous: z.string().nullable(),
    add: z.int().nullable(),
    result: z.string().nullable().describe('The date that is `add` working days away'),
  })
  .meta({ id: 'WorkingDay' });
export type WorkingDay = DataOf<typeof WorkingDay>;

export const WorkingDays = z
  .object({
    from: z.string(),
    to: z.string(),
    calendar: z.enum(CALENDARS),
    state: z.string().nullable(),
    workingDays: z.int(),
    calendarDays: z.int(),
    weekendDays: z.int().describe('Weekly days off, second and fourth Saturdays for banks'),
    holidayDays: z.int().describe('Holidays on other days'),
    holidays: z.array(z.object({ date: z.string(), name: z.string() })).describe('All holidays in the span, those on weekly days off too'),
    dates: z.array(z.string()).optional(),
  })
  .meta({ id: 'WorkingDays' });
export type WorkingDays = DataOf<typeof WorkingDays>;
