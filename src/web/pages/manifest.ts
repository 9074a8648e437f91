/** Web app manifest: Potli as an app on the home screen, in each language. */
import type { Language } from '../words/languages.ts';
import { pathIn, type Site } from './layout.ts';

const ICON_SIZES = [192, 512];

export function manifest({ asset }: Site, language: Language): string {
  const { words, code } = language;
  return JSON.stringify({
    name: words.home.title,
    short_name: 'Potli',
    description: words.home.lead,
    lang: code,
    id: pathIn(language, '/'),
    start_url: pathIn(language, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#fbf6ec',
    theme_color: '#fbf6ec',
    icons: ICON_SIZES.map((size) => ({ src: asset(`icon-${size}.png`), sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' })),
    shortcuts: (['photo', 'compress', 'holidays'] as const).map((name) => ({
      name: words[name].title,
      url: pathIn(language, `/tools/${SHORTCUTS[name]}`),
    })),
  });
}

const SHORTCUTS = { photo: 'photo', compress: 'compress-pdf', holidays: 'holidays' };
