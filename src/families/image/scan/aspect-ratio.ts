/** Size of the rectified sheet: its aspect ratio follows from the perspective (Zhang and He, "Whiteboard scanning and image enhancement", 2007). */
import { type PixelSize, scaleSize } from '../output-size.ts';
import { distance, type Point, type Quadrilateral } from './homography.ts';

/** Focal length as a fraction of the diagonal of the picture: that of phones, if the perspective does not determine it. */
const PHONE_FOCAL_LENGTH = 0.65;
/** Estimates outside are errors of the corners. */
const MIN_FOCAL_LENGTH = 0.45;
const MAX_FOCAL_LENGTH = 2;
/** Smallest change of the depth along both sides that determines the focal length. */
const MIN_TILT = 0.03;
/** Ratios of paper sizes: ISO 216, Letter, Legal. */
const PAPER_RATIOS = [Math.SQRT2, 11 / 8.5, 14 / 8.5] as const;
/** Corners are exact to about a per cent; Letter and A4 differ by nine. */
const RATIO_TOLERANCE = 0.02;

/** @param maxPixels maximum area of the result */
export function sheetSize(corners: Quadrilateral, picture: PixelSize, maxPixels: number): PixelSize {
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const ratio = paperRatio(aspectRatio(corners, picture));
  // No side loses resolution.
  const width = Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight));
  const height = Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight));
  const size = width / height > ratio ? { width, height: width / ratio } : { width: height * ratio, height };
  return scaleSize(size, Math.min(1, Math.sqrt(maxPixels / (size.width * size.height))));
}

/** Width divided by height of the sheet, from the camera geometry with the principal point in the middle of the picture. */
export function aspectRatio([topLeft, topRight, bottomRight, bottomLeft]: Quadrilateral, { width, height }: PixelSize): number {
  const diagonal = Math.hypot(width, height);
  const ray = ({ x, y }: Point): Vector => [(x - width / 2) / diagonal, (y - height / 2) / diagonal, 1];
  const [m1, m2, m3, m4] = [ray(topLeft), ray(topRight), ray(bottomLeft), ray(bottomRight)];
  const k2 = dot(cross(m1, m4), m3) / dot(cross(m2, m4), m3);
  const k3 = dot(cross(m1, m4), m2) / dot(cross(m3, m4), m2);
  const across = subtract(scale(m2, k2), m1);
  const down = subtract(scale(m3, k3), m1);
  const estimate = Math.sqrt(-(across[0] * down[0] + across[1] * down[1]) / (across[2] * down[2]));
  const isTilted = Math.min(Math.abs(across[2]), Math.abs(down[2])) >= MIN_TILT;
  const focal = isTilted && estimate >= MIN_FOCAL_LENGTH && estimate <= MAX_FOCAL_LENGTH ? estimate : PHONE_FOCAL_LENGTH;
  return lengthAtFocal(across, focal) / lengthAtFocal(down, focal);
}

function paperRatio(ratio: number): number {
  const candidates = PAPER_RATIOS.flatMap((paper) => [paper, 1 / paper]);
  return candidates.find((paper) => Math.abs(ratio / paper - 1) <= RATIO_TOLERANCE) ?? ratio;
}

type Vector = readonly [number, number, number];
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];
const dot = ([a, b, c]: Vector, [d, e, f]: Vector): number => a * d + b * e + c * f;
const scale = ([a, b, c]: Vector, factor: number): Vector => [a * factor, b * factor, c * factor];
const subtract = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [a - d, b - e, c - f];
const lengthAtFocal = ([x, y, z]: Vector, focal: number): number => Math.hypot(x / focal, y / focal, z);
