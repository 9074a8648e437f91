/** Label placement on a map: greedy, beside the dot, without overlapping labels or dots. */

export interface Dot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface PlacedLabel {
  /** Start and baseline of the text. */
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface LabelBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const MAX_LABELS = 8;
const MAX_LABEL_LENGTH = 18;
/** Approximate glyph widths, and line height above and below the baseline. */
const LETTER = 7.9;
const CAPITAL = 10.2;
const ABOVE = 13;
const BELOW = 5;
const GAP = 3;

interface LabelArea {
  readonly width: number;
  readonly height: number;
  /** Radius of a dot. */
  readonly radius: number;
  /** Areas occupied by other elements. */
  readonly reserved: readonly LabelBox[];
}

export function placeLabels(dots: readonly Dot[], { width, height, radius, reserved }: LabelArea): PlacedLabel[] {
  const occupied: LabelBox[] = [
    ...reserved,
    ...dots.map(({ x, y }) => ({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius })),
  ];
  const labels: PlacedLabel[] = [];
  for (const { name, x, y } of dots) {
    if (labels.length >= MAX_LABELS) break;
    const text = name.length > MAX_LABEL_LENGTH ? `${name.slice(0, MAX_LABEL_LENGTH - 1)}…` : name;
    if (text === '') continue;
    const textWidth = text.length * LETTER + (text.match(/\p{Lu}/gu)?.length ?? 0) * (CAPITAL - LETTER);
    const free = [
      { x: x + radius + GAP, y: y + 4 },
      { x: x - radius - GAP - textWidth, y: y + 4 },
      { x: x - textWidth / 2, y: y - radius - GAP - BELOW },
      { x: x - textWidth / 2, y: y + radius + GAP + ABOVE },
    ].find((position) => {
      const box = boxOf(position, textWidth);
      return box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height && !occupied.some((other) => overlap(box, other));
    });
    if (!free) continue;
    labels.push({ ...free, text });
    occupied.push(boxOf(free, textWidth));
  }
  return labels;
}

function boxOf({ x, y }: { readonly x: number; readonly y: number }, textWidth: number): LabelBox {
  return { left: x, right: x + textWidth, top: y - ABOVE, bottom: y + BELOW };
}

function overlap(a: LabelBox, b: LabelBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
