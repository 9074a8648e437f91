/** Script of every page. */
import { startSearch } from './search.ts';

startSearch();
