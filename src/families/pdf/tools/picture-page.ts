/** Placement of a picture on its page. */

export interface PageStyle {
  readonly page: 'A4' | 'letter' | 'picture';
  /** Millimetres on every side. */
  readonly margin: number;
}

export interface PicturePage {
  readonly width: number;
  readonly height: number;
  /** Transformation matrix from the unit square of an image. */
  readonly matrix: readonly number[];
}

const POINTS_PER_MILLIMETRE = 72 / 25.4;
/** Resolution for a page as large as its picture, typical of scanners and phones. */
const PICTURE_DPI = 150;
const PAPER_SIZES = { A4: [595.28, 841.89], letter: [612, 792] } as const;
/** Maximum page size of PDF readers, in points. */
const MAX_PAGE_POINTS = 14_400;

type Matrix = readonly [number, number, number, number, number, number];

/** Rotation and reflection matrices by EXIF orientation. */
const ORIENTATION_MATRICES: readonly Matrix[] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
];

/** @param size in pixels, after the orientation is applied */
export function fitPage(
  size: { readonly width: number; readonly height: number },
  { page, margin }: PageStyle,
  orientation: number,
): PicturePage {
  const inset = margin * POINTS_PER_MILLIMETRE;
  const pictureScale = Math.min(72 / PICTURE_DPI, (MAX_PAGE_POINTS - 2 * inset) / Math.max(size.width, size.height));
  const [width, height] =
    page === 'picture'
      ? [size.width * pictureScale + 2 * inset, size.height * pictureScale + 2 * inset]
      : orientPaper(PAPER_SIZES[page], size.width > size.height);
  const scale = Math.min((width - 2 * inset) / size.width, (height - 2 * inset) / size.height);
  const [drawnWidth, drawnHeight] = [size.width * scale, size.height * scale];
  const [left, bottom] = [(width - drawnWidth) / 2, (height - drawnHeight) / 2];
  const [a, b, c, d, e, f] = ORIENTATION_MATRICES[orientation - 1] ?? (ORIENTATION_MATRICES[0] as Matrix);
  return {
    width: round(width),
    height: round(height),
    matrix: [a * drawnWidth, b * drawnHeight, c * drawnWidth, d * drawnHeight, e * drawnWidth + left, f * drawnHeight + bottom].map(round),
  };
}

const orientPaper = ([short, long]: readonly [number, number], isWide: boolean): readonly [number, number] =>
  isWide ? [long, short] : [short, long];
const round = (points: number): number => Math.round(points * 1_000) / 1_000;
