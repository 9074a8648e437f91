/** Coloured code. */
import { type HighlightedLanguage, tokenise } from '../browser/highlight.ts';
import { type Content, html } from './html.ts';

export function highlighted(text: string, language: HighlightedLanguage): Content {
  return tokenise(text, language).map(({ text: token, kind }) => (kind ? html`<span class="${kind}">${token}</span>` : token));
}
