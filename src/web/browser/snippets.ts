/** Snippet tabs of the playground. */
import { copyButton } from './copy-button.ts';
import { el } from './dom.ts';
import { highlight } from './json.ts';
import { savedLanguage, saveLanguage } from './preferences.ts';
import { SNIPPET_LANGUAGES, type SnippetLanguage, snippetTexts } from './snippet-text.ts';
import type { OperationDescription, OperationRequest, Values } from './values.ts';

/** Shows the snippet in the chosen language, which is saved for other requests and pages. */
export function makeSnippets(
  place: HTMLElement,
): (operation: OperationDescription, request: OperationRequest, values: Values, files: readonly File[]) => void {
  let selectedLanguage: SnippetLanguage = savedLanguage();
  let texts: Partial<Record<SnippetLanguage, string>> = {};
  const selectedText = (): string => texts[selectedLanguage] ?? '';
  const code = el('code');
  const tabs = SNIPPET_LANGUAGES.map((language) => el('button', { type: 'button', class: 'tab', click: () => choose(language) }, language));
  const show = (): void => {
    for (const [index, button] of tabs.entries())
      button.setAttribute('aria-pressed', String(SNIPPET_LANGUAGES[index] === selectedLanguage));
    code.replaceChildren(...highlight(selectedText(), 'code'));
  };
  const choose = (language: SnippetLanguage): void => {
    selectedLanguage = language;
    saveLanguage(language);
    show();
  };
  place.replaceChildren(
    el(
      'div',
      { class: 'tabs' },
      ...tabs,
      copyButton('Copy', { text: selectedText, announcement: () => `Copied as ${selectedLanguage}`, select: code }),
    ),
    el('pre', { tabindex: '0', 'aria-label': 'The request as code' }, code),
  );
  return (operation, request, values, files) => {
    texts = snippetTexts({ operation, request, values, files: files.map(({ name }) => name), origin: location.origin });
    show();
  };
}
