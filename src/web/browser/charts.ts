/** Bar chart of HF band conditions. */
import { drawing, label, round, svg } from './svg.ts';

interface Propagation {
  readonly muf3000MHz: number;
  readonly lufMHz: number;
  readonly bands: readonly { readonly band: string; readonly frequencyMHz: number; readonly now: string }[];
}

const WIDTH = 350;
const HEIGHT = 200;
const BASELINE_Y = 160;
const HEIGHTS: Readonly<Record<string, number>> = { good: 1, fair: 0.6, poor: 0.25 };

export function propagationChart({ bands, muf3000MHz, lufMHz }: Propagation): Node | null {
  if (bands.length === 0) return null;
  const step = (WIDTH - 20) / bands.length;
  return drawing(
    WIDTH,
    HEIGHT,
    `Bands now: ${bands.map(({ band, now: condition }) => `${band} ${condition}`).join(', ')}`,
    'bands',
    ...bands.flatMap(({ band, now: condition }, index) => {
      const height = (HEIGHTS[condition] ?? 0.06) * 110;
      const x = 10 + index * step;
      return [
        svg(
          'rect',
          {
            x: round(x + 3),
            y: round(BASELINE_Y - height),
            width: round(step - 6),
            height: round(height),
            rx: 3,
            class: `bar ${condition}`,
          },
          svg('title', {}, `${band}: ${condition}`),
        ),
        label(x + step / 2, BASELINE_Y + 15, band, 'small'),
        label(x + step / 2, BASELINE_Y - height - 5, condition, 'small faint'),
      ];
    }),
    svg('path', { d: `M10 ${BASELINE_Y}h${WIDTH - 20}`, class: 'ground' }),
    label(10, 20, `Usable from ${lufMHz} to ${muf3000MHz} MHz over 3,000 km`, '', 'start'),
  );
}
