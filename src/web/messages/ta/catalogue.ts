import type { Messages } from '../translation.ts';
import { calendar } from './calendar.ts';
import { documents } from './documents.ts';
import { money } from './money.ts';
import { places } from './places.ts';
import { site } from './site.ts';
import { writing } from './writing.ts';

export const tamil: Messages = { ...site, ...documents, ...calendar, ...money, ...places, ...writing };
