/** Preferences in localStorage; they never leave the browser. */
import { SNIPPET_LANGUAGES, type SnippetLanguage } from './snippet-text.ts';

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

export function savedLanguage(): SnippetLanguage {
  const stored = read('language');
  return SNIPPET_LANGUAGES.find((language) => language === stored) ?? SNIPPET_LANGUAGES[0];
}

export function saveLanguage(language: SnippetLanguage): void {
  write('language', language);
}

/** Views of a response. */
export const ANSWER_VIEWS = ['Readable', 'Table', 'JSON'] as const;
export type AnswerView = (typeof ANSWER_VIEWS)[number];

export function savedView(): AnswerView {
  const stored = read('view');
  return ANSWER_VIEWS.find((view) => view === stored) ?? ANSWER_VIEWS[0];
}

export function saveView(view: AnswerView): void {
  write('view', view);
}
