/** Requested data that the service does not have. */
import { list, table, text } from '../table.ts';

export const notServed = table('not_served.tsv', { topic: text, phrases: list('|'), sentence: text }, 'topic');
