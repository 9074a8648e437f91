/** Message catalogue in English, the source language. */
import { calendar } from './calendar.ts';
import { documents } from './documents.ts';
import { money } from './money.ts';
import { places } from './places.ts';
import { site } from './site.ts';
import { writing } from './writing.ts';

export const english = { ...site, ...documents, ...calendar, ...money, ...places, ...writing } as const;
