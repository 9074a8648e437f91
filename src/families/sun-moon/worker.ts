import { startOfDay } from '../../core/calendar/zone.ts';
import { type SkyRequest, skyDays } from './day.ts';
import { nextEclipses } from './eclipses.ts';

export default {
  skyDays(request: SkyRequest) {
    const { date, site, zone } = request;
    return {
      days: skyDays(request),
      eclipses: request.eclipses ? nextEclipses(startOfDay(date, zone), site, zone) : null,
    };
  },
};
