/** Twemoji: one flat SVG per emoji, with a viewBox of 36 units. */
import type { PackagePin } from '../package.ts';
import type { Recipe } from '../recipe.ts';

const TWEMOJI: PackagePin = {
  name: '@discordapp/twemoji',
  version: '16.0.1',
  integrity: 'sha512-figLiBWzjS5cyrAjLaGjM8AAaowO3qvK8rg5bA2dElB4qsaPMvBVlFDMO2d3x+nC1igt7kgWH4dvNmvvUHUF8w==',
};
const SIDE = 36;
const MIN_EMOJI = 3_500;

export const recipe: Recipe = {
  name: 'emoji',
  packages: [TWEMOJI],
  run(files) {
    const rows = [...(files.get(TWEMOJI.name) ?? [])].flatMap(([path, bytes]) => {
      const [, points] = /^dist\/svg\/([0-9a-f-]+)\.svg$/.exec(path) ?? [];
      return points === undefined ? [] : [{ emoji: withoutSelectors(points), drawing: drawingOf(bytes.toString(), path) }];
    });
    if (rows.length < MIN_EMOJI) throw new Error(`only ${rows.length} emoji`);
    // Sorted so that variants (families, skin tones) are adjacent: they differ little and compress better.
    rows.sort((a, b) => (a.emoji < b.emoji ? -1 : 1));
    return [{ name: 'emoji', columns: ['emoji', 'drawing'], rows }];
  },
};

/** Removes variation selectors: the caller decides whether a character is shown as an emoji. */
function withoutSelectors(points: string): string {
  return points
    .split('-')
    .filter((point) => point !== 'fe0f')
    .join('-');
}

/** The content of the SVG. The few clip paths equal the viewBox; they are dropped to avoid id collisions in the embedding picture. */
function drawingOf(svg: string, path: string): string {
  const [, width, height, inside = ''] = /^<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (Number(width) !== SIDE) throw new Error(`${path} is not ${SIDE} units wide`);
  const plain = inside
    .replace(/<defs>.*?<\/defs>/gs, '')
    .replace(/<clipPath.*?<\/clipPath>/gs, '')
    .replace(/ (?:clip-path|xml:space|xmlns)="[^"]*"/g, '')
    .replace(/\s+/g, ' ');
  if (/ id=|url\(|style=/.test(plain)) throw new Error(`${path} refers to something`);
  const missing = SIDE - Number(height);
  return missing === 0 ? plain : `<g transform="translate(0 ${missing / 2})">${plain}</g>`;
}
