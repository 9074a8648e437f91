/** Web app manifest: Potli as an app on the home screen, in each language. */
import type { Locale } from '../messages/locales.ts';
import { pathIn, type Site } from './layout.ts';

const ICON_SIZES = [192, 512];

export function manifest({ asset }: Site, locale: Locale): string {
  const { messages, code } = locale;
  return JSON.stringify({
    name: messages.home.title,
    short_name: 'Potli',
    description: messages.home.lead,
    lang: code,
    id: pathIn(locale, '/'),
    start_url: pathIn(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#fbf6ec',
    theme_color: '#fbf6ec',
    icons: ICON_SIZES.map((size) => ({ src: asset(`icon-${size}.png`), sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' })),
    shortcuts: (['photo', 'compress', 'holidays'] as const).map((name) => ({
      name: messages[name].title,
      url: pathIn(locale, `/tools/${SHORTCUTS[name]}`),
    })),
  });
}

const SHORTCUTS = { photo: 'photo', compress: 'compress-pdf', holidays: 'holidays' };
