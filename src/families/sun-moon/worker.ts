import { dateOf, dayOf } from '../../core/calendar/date.ts';
import { startOfDay } from '../../core/calendar/zone.ts';
import { type SkyRequest, skyDay } from './day.ts';
import { nextEclipses } from './eclipses.ts';

export default {
  skyDays(request: SkyRequest) {
    const { date, days, point, zone } = request;
    return {
      days: Array.from({ length: days }, (_, i) => skyDay({ ...request, date: dateOf(dayOf(date) + i) })),
      eclipses: request.eclipses ? nextEclipses(startOfDay(date, zone), point, zone) : null,
    };
  },
};
