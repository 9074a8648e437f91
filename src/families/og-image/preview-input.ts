/** Parameters common to all previews. */
import { colour } from '../../core/draw/colour.ts';
import { choice, nonBlankText, text } from '../../core/request/params.ts';

export const PREVIEW_MEDIA = ['image/png', 'image/svg+xml'] as const;

export const previewInput = {
  title: nonBlankText({ description: 'Title, the large line', max: 200 }),
  subtitle: text({ description: 'Sentence below the title', max: 300 }).optional(),
  site: text({ description: 'Site name or URL at the bottom', max: 80 }).optional(),
  theme: choice(['dark', 'light'], { description: 'Colours' }).default('dark'),
  layout: choice(['left', 'centre', 'panel'], {
    description: 'Text placement: left, centred, or next to a colour panel',
  }).default('left'),
  background: colour('Background colour in hex; a readable text colour is chosen').optional(),
  colour: colour('Text colour in hex').optional(),
  accent: colour('Hex colour of bar, dots and panel').optional(),
  format: choice(['png', 'svg'], { description: 'Image format' }).default('png'),
};
