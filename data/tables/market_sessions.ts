/**
 * Hours of a normal trading day, by the day from which they hold. All times are IST.
 * Since 3 August 2026 stocks with derivatives trade continuously only to 15:15 and close in an auction.
 */
export interface SessionRow {
  readonly name: 'pre_open' | 'normal' | 'closing_auction' | 'post_close';
  readonly start: string;
  readonly end: string;
  readonly note?: string;
}

export interface SessionEra {
  readonly from: string;
  readonly segments: Readonly<Record<'equity' | 'fno' | 'currency', readonly SessionRow[]>>;
}

const PRE_OPEN: SessionRow = {
  name: 'pre_open',
  start: '09:00',
  end: '09:15',
  note: 'Orders until 09:08, closing at random in the last minute',
};
const CURRENCY: readonly SessionRow[] = [{ name: 'normal', start: '09:00', end: '17:00' }];

/** Newest first. */
export const sessionEras: readonly SessionEra[] = [
  {
    from: '2026-08-03',
    segments: {
      equity: [
        PRE_OPEN,
        { name: 'normal', start: '09:15', end: '15:30', note: 'To 15:15 for stocks with derivatives, which close in the auction' },
        {
          name: 'closing_auction',
          start: '15:15',
          end: '15:35',
          note: 'Stocks with derivatives; orders 15:20 to 15:30, matching to 15:35',
        },
        { name: 'post_close', start: '15:40', end: '16:00', note: 'Hours from before the closing auction; not confirmed since' },
      ],
      fno: [{ name: 'normal', start: '09:15', end: '15:40' }],
      currency: CURRENCY,
    },
  },
  {
    from: '2011-01-01',
    segments: {
      equity: [PRE_OPEN, { name: 'normal', start: '09:15', end: '15:30' }, { name: 'post_close', start: '15:40', end: '16:00' }],
      fno: [{ name: 'normal', start: '09:15', end: '15:30' }],
      currency: CURRENCY,
    },
  },
];
