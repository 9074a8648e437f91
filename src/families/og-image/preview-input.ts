/** Parameters common to all previews. */
import { colour } from '../../core/draw/colour.ts';
import { choice, nonBlankText, text } from '../../core/request/params.ts';

export const PREVIEW_MEDIA = ['image/png', 'image/svg+xml'] as const;

export const previewInput = {
  title: nonBlankText({ description: 'The large line', max: 200 }),
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
};
