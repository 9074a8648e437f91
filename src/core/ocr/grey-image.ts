/** A greyscale picture, one byte per pixel, row-major. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const WHITE = 255;
/** Pixels below are ink. */
export const BINARISATION_THRESHOLD = 128;
/** Pixels below count as dark border of a scan. */
const DARK_THRESHOLD = 100;
/** Minimum dark fraction of an edge: tolerates a few scratches in the dark border of a scan. */
const DARK_EDGE_FRACTION = 0.95;
/** Width in pixels of the antialiased border after a rotation. */
const ANTIALIASED_PIXELS = 2;
const DARK_BORDER_FRACTION = 0.5;

/** Whitens the dark border that scanners leave, in place: next to it Tesseract loses whole lines. */
export function whitenBorder(picture: GreyImage): GreyImage {
  return whitenOutside(picture, trimDarkEdges(picture, wholeArea(picture)));
}

/** Whitens the dark border after a rotation: there may be white around the dark border, and both are antialiased where they meet. */
export function whitenRotatedBorder(picture: GreyImage): GreyImage {
  const inkBounds = darkBoundingBox(picture);
  const innerBounds = shrinkArea(inkBounds);
  const paper = trimDarkEdges(picture, innerBounds);
  const page = shrinkArea(paper);
  return whitenOutside(picture, {
    top: paper.top > innerBounds.top ? page.top : inkBounds.top,
    bottom: paper.bottom < innerBounds.bottom ? page.bottom : inkBounds.bottom,
    left: paper.left > innerBounds.left ? page.left : inkBounds.left,
    right: paper.right < innerBounds.right ? page.right : inkBounds.right,
  });
}

const shrinkArea = ({ top, bottom, left, right }: Area): Area => ({
  top: top + ANTIALIASED_PIXELS,
  bottom: bottom - ANTIALIASED_PIXELS,
  left: left + ANTIALIASED_PIXELS,
  right: right - ANTIALIASED_PIXELS,
});

const wholeArea = ({ width, height }: GreyImage): Area => ({ top: 0, bottom: height, left: 0, right: width });

function trimDarkEdges(picture: GreyImage, within: Area): Area {
  return trimEdges(within, (area) => darkFraction(picture, area) >= DARK_EDGE_FRACTION);
}

/** Bounding box of all dark pixels. */
function darkBoundingBox(picture: GreyImage): Area {
  return trimEdges(wholeArea(picture), (area) => darkFraction(picture, area) === 0);
}

function trimEdges(area: Area, isEdge: (line: Area) => boolean): Area {
  let { top, bottom, left, right } = area;
  while (top < bottom && isEdge({ top, bottom: top + 1, left, right })) top++;
  while (bottom > top && isEdge({ top: bottom - 1, bottom, left, right })) bottom--;
  while (left < right && isEdge({ top, bottom, left, right: left + 1 })) left++;
  while (right > left && isEdge({ top, bottom, left: right - 1, right })) right--;
  return { top, bottom, left, right };
}

/** Whether the border of the picture is dark. */
export function hasDarkBorder(picture: GreyImage): boolean {
  const { top, bottom, left, right } = wholeArea(picture);
  const edges = [
    { top, bottom: top + 1, left, right },
    { top: bottom - 1, bottom, left, right },
    { top, bottom, left, right: left + 1 },
    { top, bottom, left: right - 1, right },
  ];
  return edges.reduce((sum, edge) => sum + darkFraction(picture, edge), 0) / edges.length >= DARK_BORDER_FRACTION;
}

/** Dark fraction of an area, from 0 to 1. An empty area counts as all border. */
function darkFraction({ width, pixels }: GreyImage, { top, bottom, left, right }: Area): number {
  let dark = 0;
  for (let y = top; y < bottom; y++) {
    for (let index = y * width + left; index < y * width + right; index++) if ((pixels[index] as number) < DARK_THRESHOLD) dark++;
  }
  const total = (bottom - top) * (right - left);
  return total === 0 ? 1 : dark / total;
}

function whitenOutside(picture: GreyImage, { top, bottom, left, right }: Area): GreyImage {
  const { width, height, pixels } = picture;
  pixels.fill(WHITE, 0, top * width);
  for (let y = top; y < bottom; y++) {
    pixels.fill(WHITE, y * width, y * width + left);
    pixels.fill(WHITE, y * width + right, (y + 1) * width);
  }
  pixels.fill(WHITE, bottom * width, height * width);
  return picture;
}
