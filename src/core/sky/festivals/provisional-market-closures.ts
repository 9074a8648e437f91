/** Rule-based market holidays of a year without a published or loaded list. */
import { isWeekend } from '../../calendar/trading.ts';
import type { Festival } from './festivals.ts';

/**
 * Festivals for which the exchanges close on weekdays, under the names of their circulars. Of 215 computed days (2012–2026), 203
 * match the published lists, which have 223; the remaining published closures are elections, other events or one-day shifts.
 */
const MARKET_FESTIVALS: Readonly<Record<string, string>> = {
  'Republic Day': 'Republic Day',
  'Maha Shivaratri': 'Mahashivratri',
  Holi: 'Holi',
  'Ram Navami': 'Ram Navami',
  'Mahavir Jayanti': 'Mahavir Jayanti',
  'Ambedkar Jayanti': 'Dr. Baba Saheb Ambedkar Jayanti',
  'Good Friday': 'Good Friday',
  'Id-ul-Fitr': 'Ramzan Id',
  'Id-ul-Zuha (Bakrid)': 'Bakri Id',
  'Muharram (Ashura)': 'Muharram',
  'May Day (Labour Day)': 'Maharashtra Day',
  'Independence Day': 'Independence Day',
  'Gandhi Jayanti': 'Mahatma Gandhi Jayanti',
  'Ganesh Chaturthi': 'Ganesh Chaturthi',
  'Dussehra / Vijayadashami': 'Dussehra',
  'Diwali / Lakshmi Puja': 'Diwali (Laxmi Pujan)',
  'Govardhan Puja': 'Diwali (Balipratipada)',
  'Guru Nanak Jayanti / Kartika Purnima': 'Guru Nanak Jayanti',
  Christmas: 'Christmas',
};

export const PROVISIONAL_MARKET_NOTE =
  'The exchanges have not published this year, or their list is not loaded: market holidays are computed by rule and provisional; closures for elections, muhurat and special sessions are missing.';

/** Weekdays on which NSE and BSE close by custom. */
export function provisionalMarketClosures(festivals: readonly Festival[]): Pick<Festival, 'date' | 'name' | 'tentative'>[] {
  return festivals.flatMap(({ date, name, tentative }) => {
    const closure = MARKET_FESTIVALS[name];
    return closure === undefined || isWeekend(date) ? [] : [{ date, name: closure, tentative }];
  });
}
