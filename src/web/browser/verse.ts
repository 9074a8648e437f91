/** Renders a kural. */
import { el } from './dom.ts';

interface Kural {
  readonly number: number;
  readonly lines: readonly string[];
  readonly transliteration?: readonly string[];
  readonly translations?: readonly { readonly language: string; readonly text: string; readonly author: string }[];
}

export function showVerse({ number, lines, transliteration = [], translations = [] }: Kural): Node | null {
  if (!Array.isArray(lines)) return null;
  const english = translations.find(({ language }) => language.startsWith('en'));
  return el(
    'blockquote',
    { class: 'verse' },
    el('p', { lang: 'ta' }, ...lines.flatMap((line, index) => (index > 0 ? [el('br'), line] : [line]))),
    el('p', { lang: 'ta-Latn', class: 'muted' }, ...transliteration.flatMap((line, index) => (index > 0 ? [el('br'), line] : [line]))),
    english && el('p', {}, english.text),
    el('footer', { class: 'muted' }, `Kural ${number}${english ? ` · ${english.author}` : ''}`),
  );
}
