/** Script of every page. */
import { startSearch } from './search.ts';

startSearch();
// Browsers offer it on https and localhost only; without it pages work online.
navigator.serviceWorker?.register('/sw.js', { type: 'module' }).catch(() => {});
