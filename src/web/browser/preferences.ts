/** Preferences of the playground. */
import { SNIPPET_LANGUAGES, type SnippetLanguage } from './snippet-text.ts';
import { readStored, writeStored } from './storage.ts';

export function savedLanguage(): SnippetLanguage {
  const stored = readStored('language');
  return SNIPPET_LANGUAGES.find((language) => language === stored) ?? SNIPPET_LANGUAGES[0];
}

export function saveLanguage(language: SnippetLanguage): void {
  writeStored('language', language);
}

/** Views of a response. */
export const ANSWER_VIEWS = ['Readable', 'Table', 'JSON'] as const;
export type AnswerView = (typeof ANSWER_VIEWS)[number];

export function savedView(): AnswerView {
  const stored = readStored('view');
  return ANSWER_VIEWS.find((view) => view === stored) ?? ANSWER_VIEWS[0];
}

export function saveView(view: AnswerView): void {
  writeStored('view', view);
}
