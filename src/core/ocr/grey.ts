/** A picture in shades of grey, one byte a pixel, row after row. */
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

const WHITE = 255;
const DARK_BELOW = 100;
/** A few scratches in the dark edge of a scan do not make it part of the page. */
const EDGE_IS_DARK_FROM = 0.95;
/** Text covers far less than half of any page: a page that is dark to this part is light on dark. */
const INVERTED_FROM = 0.5;

/**
 * Makes a picture look like paper, in place: the dark edges that scanners leave around a page become white,
 * and light text on dark becomes dark text on light. Next to dark edges Tesseract loses whole lines.
 */
export function likePaper(picture: Grey): Grey {
  const page = withoutDarkEdges(picture);
  if (darkPart(picture, page) >= INVERTED_FROM) invert(picture);
  else whitenAround(picture, page);
  return picture;
}

function withoutDarkEdges(picture: Grey): Area {
  const { width, height } = picture;
  const isEdge = (area: Area): boolean => darkPart(picture, area) >= EDGE_IS_DARK_FROM;
  let [top, bottom, left, right] = [0, height, 0, width];
  while (top < bottom && isEdge({ top, bottom: top + 1, left, right })) top++;
  while (bottom > top && isEdge({ top: bottom - 1, bottom, left, right })) bottom--;
  while (left < right && isEdge({ top, bottom, left, right: left + 1 })) left++;
  while (right > left && isEdge({ top, bottom, left: right - 1, right })) right--;
  return { top, bottom, left, right };
}

/** How much of an area is dark, from 0 to 1. An area of no size is all edge. */
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
