import { colour } from '../../core/draw/colour.ts';
import { type Family, operation } from '../../core/request/operation.ts';
import { choice, text, written } from '../../core/request/params.ts';
import { engine } from './engine.ts';

const TIME_LIMIT_MS = 15_000;

const drawPreview = operation({
  id: 'og_image',
  path: '/v1/og-image',
  title: 'Social preview picture',
  keywords: 'og image, open graph image, social card, preview image, link preview, twitter card, banner',
  summary: 'A social preview picture of 1200 × 630 pixels',
  details:
    'For `og:image` and the like. Long titles wrap, then shrink, then end in an ellipsis; nothing runs over the edge. ' +
    'Text may be in any Indian script, mixed as you like, and is shaped as it should be; Urdu is set from right to left.',
  input: {
    title: written({ description: 'The large line', max: 200 }),
    subtitle: text({ description: 'A sentence below it', max: 300 }).optional(),
    site: text({ description: 'Name or address at the foot', max: 80 }).optional(),
    theme: choice(['dark', 'light'], { description: 'Colours' }).default('dark'),
    layout: choice(['left', 'centre', 'panel'], {
      description: 'Where the text stands: left, in the middle, or beside a field of colour',
    }).default('left'),
    background: colour('Hex colour of the ground; letters that can be read on it are chosen').optional(),
    colour: colour('Hex colour of the letters').optional(),
    accent: colour('Hex colour of bar, dots and field').optional(),
    format: choice(['png', 'svg'], { description: 'Picture type' }).default('png'),
  },
  output: { media: ['image/png', 'image/svg+xml'] },
  weight: 10,
  example: { title: 'பொட்லி: ஒரு சிறிய மூட்டை', subtitle: 'Indian data and tools, free and without a key', site: 'potli.example' },
  run: (request, { jobs }) => jobs.run(engine, 'draw', request, { timeoutMs: TIME_LIMIT_MS }),
});

export const ogImageFamily: Family = {
  id: 'og-image',
  name: 'Social previews',
  group: 'Developer tools',
  about: 'The picture that chats and social networks show beside a link, made from a title, a subtitle and the name of a site.',
  operations: [drawPreview],
};
