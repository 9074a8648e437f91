/** A greyscale picture, one byte per pixel, row-major. */
export interface Grey {
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
/** Binarisation threshold. */
export const INK_BELOW = 128;
const DARK_BELOW = 100;
/** Tolerates a few scratches in the dark border of a scan. */
const EDGE_IS_DARK_FROM = 0.95;
/** Width in pixels of the antialiased border after a rotation. */
const FRAYED = 2;
const DARK_RIM_FROM = 0.5;
/** Text covers far less than half of any page: a page with a larger dark fraction is light on dark. */
const INVERTED_FROM = 0.5;

/**
 * Normalises to dark text on light, in place: whitens the dark border that scanners leave, and inverts light text on dark. Next to dark borders
 * Tesseract loses whole lines.
 */
export function likePaper(picture: Grey): Grey {
  return asPaper(picture, withoutDarkEdges(picture, allOf(picture)));
}

/** The same after a rotation: there may be white around the dark border, and both are antialiased where they meet. */
export function likePaperOnceTurned(picture: Grey): Grey {
  const around = darkArea(picture);
  const edge = inside(around);
  const paper = withoutDarkEdges(picture, edge);
  const page = inside(paper);
  return asPaper(picture, {
    top: paper.top > edge.top ? page.top : around.top,
    bottom: paper.bottom < edge.bottom ? page.bottom : around.bottom,
    left: paper.left > edge.left ? page.left : around.left,
    right: paper.right < edge.right ? page.right : around.right,
  });
}

const inside = ({ top, bottom, left, right }: Area): Area => ({
  top: top + FRAYED,
  bottom: bottom - FRAYED,
  left: left + FRAYED,
  right: right - FRAYED,
});

function asPaper(picture: Grey, page: Area): Grey {
  if (darkPart(picture, page) >= INVERTED_FROM) invert(picture);
  else whitenAround(picture, page);
  return picture;
}

const allOf = ({ width, height }: Grey): Area => ({ top: 0, bottom: height, left: 0, right: width });

function withoutDarkEdges(picture: Grey, within: Area): Area {
  return withoutEdges(within, (area) => darkPart(picture, area) >= EDGE_IS_DARK_FROM);
}

/** Bounding box of all dark pixels. */
function darkArea(picture: Grey): Area {
  return withoutEdges(allOf(picture), (area) => darkPart(picture, area) === 0);
}

function withoutEdges(area: Area, isEdge: (line: Area) => boolean): Area {
  let { top, bottom, left, right } = area;
  while (top < bottom && isEdge({ top, bottom: top + 1, left, right })) top++;
  while (bottom > top && isEdge({ top: bottom - 1, bottom, left, right })) bottom--;
  while (left < right && isEdge({ top, bottom, left, right: left + 1 })) left++;
  while (right > left && isEdge({ top, bottom, left: right - 1, right })) right--;
  return { top, bottom, left, right };
}

/** Whether the border of the picture is dark. */
export function hasDarkRim(picture: Grey): boolean {
  const { top, bottom, left, right } = allOf(picture);
  const rims = [
    { top, bottom: top + 1, left, right },
    { top: bottom - 1, bottom, left, right },
    { top, bottom, left, right: left + 1 },
    { top, bottom, left: right - 1, right },
  ];
  return rims.reduce((sum, rim) => sum + darkPart(picture, rim), 0) / rims.length >= DARK_RIM_FROM;
}

/** Dark fraction of an area, from 0 to 1. An empty area counts as all border. */
function darkPart({ width, pixels }: Grey, { top, bottom, left, right }: Area): number {
  let dark = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) if ((pixels[at] as number) < DARK_BELOW) dark++;
  }
  const all = (bottom - top) * (right - left);
  return all === 0 ? 1 : dark / all;
}

function invert({ pixels }: Grey): void {
  for (let at = 0; at < pixels.length; at++) pixels[at] = WHITE - (pixels[at] as number);
}

function whitenAround({ width, height, pixels }: Grey, { top, bottom, left, right }: Area): void {
  pixels.fill(WHITE, 0, top * width);
  for (let y = top; y < bottom; y++) {
    pixels.fill(WHITE, y * width, y * width + left);
    pixels.fill(WHITE, y * width + right, (y + 1) * width);
  }
  pixels.fill(WHITE, bottom * width, height * width);
}
