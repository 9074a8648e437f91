import { operation } from '../../core/operation/operation.ts';
import { notFound } from '../../core/request/api-error.ts';
import { choice, integer, pattern } from '../../core/request/params.ts';
import { findCompany, unknownCompany } from './company.ts';
import { companies } from './dataset.ts';
import { engine } from './engine.ts';
import { type Logo, logoOf, monogram } from './logo.ts';
import { type LogoRow, logos } from './logo-dataset.ts';
import type { CompanyRecord } from './records.ts';
import { type Exchange, issuerOf, parseSymbol } from './symbol.ts';

const RENDER_TIMEOUT_MS = 5_000;

export const getLogo = operation({
  id: 'logo_get',
  path: '/v1/logos/{symbol}',
  title: 'A company’s logo',
  keywords: 'logo, company logo, brand logo, logo download, लोगो, சின்னம்',
  summary: 'The logo of a listed company as SVG or PNG',
  details:
    'A vector icon if the brand has one, otherwise a raster image; X-Logo-Source is vector, raster or monogram. A suffix .svg or .png of the symbol selects the format. ' +
    'With fallback=monogram a symbol without a logo returns a tile with initials instead of 404. Logos are trademarks of their owners.',
  input: {
    symbol: pattern({
      description: 'Symbol as for a company; a suffix .svg or .png selects the format',
      pattern: /^\s*[A-Za-z0-9&:_.-]{1,34}\s*$/,
      message: 'must be a ticker such as RELIANCE, NSE:RELIANCE or RELIANCE.NS, a BSE code or an ISIN, optionally followed by .svg or .png',
      max: 40,
    }),
    format: choice(['svg', 'png'], { description: 'Image format' }).default('svg'),
    size: integer({ min: 16, max: 512, description: 'Width and height of a PNG' }).default(128),
    fallback: choice(['monogram'], { description: 'Return a tile with initials if there is no logo' }).optional(),
    exchange: choice(['nse', 'bse'], { description: 'Exchange, if the symbol has none' }).optional(),
  },
  data: { logos, companies },
  headers: {
    'X-Logo-Source': 'Source of the logo',
  },
  output: { media: ['image/svg+xml', 'image/png'] },
  example: { symbol: 'NSE:RELIANCE' },
  async run({ symbol, format, size, fallback, exchange }, { logos, companies, jobs }) {
    const [, name = '', suffix] = /^(.*?)(?:\.(svg|png))?$/is.exec(symbol.trim()) ?? [];
    const read = parseSymbol(name);
    const wantedExchange = exchange?.toUpperCase() as Exchange | undefined;
    const company = findCompany(companies, read, wantedExchange)?.record.parse() as CompanyRecord | undefined;
    if (!company && !fallback) unknownCompany(companies, read, wantedExchange);
    const row = company && (logos.get('issuer', issuerOf(company.isin))?.parse() as LogoRow | undefined);
    const logo: Logo = row
      ? logoOf(row, company.company)
      : fallback
        ? monogram(company?.isin ?? read.code, company?.company ?? read.code)
        : notFound(`No logo of ${company?.company} is available. fallback=monogram returns its initials.`);
    const headers = { 'x-logo-source': logo.source };
    if ((suffix?.toLowerCase() ?? format) === 'svg') return { file: logo.svg, type: 'image/svg+xml', headers };
    const png = await jobs.run(engine, 'toPng', { svg: logo.svg, size }, { timeoutMs: RENDER_TIMEOUT_MS });
    return { file: png, type: 'image/png', headers };
  },
});
