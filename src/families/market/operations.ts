import { bankHolidays, marketDays } from '../../../data/calendars.ts';
import { istDate, yearOf } from '../../core/calendar/date.ts';
import { instant } from '../../core/calendar/params.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { notFound } from '../../core/request/api-error.ts';
import { choice } from '../../core/request/params.ts';
import { PROVISIONAL_MARKET_NOTE } from '../../core/sky/festivals/provisional-market-closures.ts';
import { MarketStatus } from './records.ts';
import { calendarsFrom, SEGMENTS, withProvisionalYear, yearsOf } from './segment.ts';
import { statusAt } from './status.ts';

const marketStatus = operation({
  id: 'market_status',
  path: '/v1/market/status',
  title: 'Is the market open?',
  keywords:
    'market open, is market open, market status, stock market, share market, share bazaar, stock market open today, is nse open, ' +
    'is bse open, trading time, trading hours, market timing, market timings, market time, muhurat trading time, muhurat trading timing, pre open, ' +
    'nse, bse, mcx, शेयर बाज़ार, शेयर बाजार, बाज़ार खुला, மார்க்கெட், மார்க்கெட் ஓபன், பங்குச் சந்தை, स्टॉक मार्केट, मार्केट खुला, बाजार बंद, షేర్ మార్కెట్, స్టాక్ మార్కెట్, ಷೇರು ಮಾರುಕಟ್ಟೆ, ഓഹരി വിപണി, শেয়ার বাজার, શેર બજાર, ' +
    'market band, bazaar khula, market kab khulega',
  summary: 'Whether NSE and BSE are open, now or at a time since 2011, and the next session',
  details:
    'From the announced sessions: pre-open, normal trading, the closing auction since 3 August 2026, post-close, muhurat and weekend sessions. ' +
    'During the closing auction stocks without derivatives still trade, to 15:30. Currency follows the holidays of the exchanges and of the banks in Mumbai.',
  tool: 'market_status',
  toolHides: ['exchange'],
  input: {
    exchange: choice(['nse', 'bse'], { description: 'Both have the same trading days and hours' }).default('nse'),
    segment: choice(SEGMENTS, { description: 'Segment' }).default('equity'),
    at: instant('ISO 8601; default now').optional(),
  },
  data: { markets: marketDays, banks: bankHolidays },
  output: MarketStatus,
  cache: 'never',
  example: { segment: 'equity' },
  async run({ exchange, segment, at }, { now, jobs, markets, banks }) {
    let calendar = calendarsFrom(markets, banks)(segment);
    const ms = at ?? now().getTime();
    const year = yearOf(istDate(ms));
    const isListed = calendar.years.includes(year);
    if (!isListed) {
      // A year that has not begun is unknown, not provisional: its list may still be published and loaded.
      const isProvisional = year === (calendar.years.at(-1) ?? 0) + 1 && year <= yearOf(istDate(now().getTime()));
      if (!isProvisional) notFound(`The trading days of ${year} are not loaded for this segment; known: ${yearsOf(calendar)}.`);
      calendar = await withProvisionalYear(calendar, segment, year, jobs);
    }
    const status = statusAt(calendar, segment, ms);
    const beyond = status.nextOpen === null ? ' The list of the next year is not published yet, so the next session is unknown.' : '';
    return {
      data: { exchange, segment, ...status },
      meta: {
        note: `Scheduled sessions only; trading halts are not known.${beyond}${isListed ? '' : ` ${PROVISIONAL_MARKET_NOTE}`}`,
        source: markets.source,
      },
    };
  },
});

export const marketFamily: Family = {
  id: 'market',
  name: 'Market status',
  group: 'Dates and calendars',
  about: 'Sessions of the Indian stock exchanges, from tables of closures, special sessions and hours since 2011.',
  operations: [marketStatus],
};
