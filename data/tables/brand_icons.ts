/** Companies whose brand has a vector icon in simple-icons. */
import { table, text } from '../table.ts';

export const brandIcons = table('brand_icons.tsv', { ticker: text, icon: text, colour: text }, 'ticker');
