/** English names of languages and countries by code. ICU loads its data with the first object of `Intl`, so none is made on import. */
import { lazy } from './lazy.ts';

const languages = lazy(() => new Intl.DisplayNames('en', { type: 'language' }));
const countries = lazy(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }));

/** The code itself if the language has no name. */
export const languageName = (code: string): string => languages().of(code) ?? code;
export const countryName = (code: string): string | null => countries().of(code) ?? null;
