/** Preferences in localStorage; they never leave the browser. */
import { LANGUAGES, type Language } from './snippet-text.ts';

const PREFIX = 'potli.';

/** Storage may be disabled: then the choice lasts for the page. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // The choice lasts for the page.
  }
}

export function keptLanguage(): Language {
  const kept = read('language');
  return LANGUAGES.find((language) => language === kept) ?? LANGUAGES[0];
}

export function keepLanguage(language: Language): void {
  write('language', language);
}

/** Views of a response. */
export const VIEWS = ['Readable', 'Table', 'JSON'] as const;
export type View = (typeof VIEWS)[number];

export function keptView(): View {
  const kept = read('view');
  return VIEWS.find((view) => view === kept) ?? VIEWS[0];
}

export function keepView(view: View): void {
  write('view', view);
}
