/** What every page needs. */
import { startSearch } from './search.ts';

startSearch();
