/** Post-processing of a text detector (differentiable binarisation): connected regions of its probability map, each with a curved centre line. */

/** Probability of text by pixel, row-major. */
export interface ProbabilityMap {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** A line of text: columns from `left` to `right`, `height` high around the centre line y = a + bx + cx², x from the middle of the region. */
export interface TextRegion {
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly centre: readonly [a: number, b: number, c: number];
}

export interface Regions {
  readonly lines: readonly TextRegion[];
  /** Share of the regions that are higher than wide, of their number or of their area, whichever is less: text that runs down the page. */
  readonly verticalShare: number;
}

/** Share of the regions above which text runs down the page. */
export const MIN_VERTICAL_SHARE = 0.5;
const TEXT_PROBABILITY = 0.3;
/** Mean probability of a region. */
const MIN_REGION_PROBABILITY = 0.5;
/** Smaller regions are specks. */
const MIN_SIDE = 3;
/** Regions are the text shrunk on all sides: by this share of their height above and below, and as much at the ends. */
const EXPANSION = 0.75;
/** Higher than wide by this ratio. */
const VERTICAL_RATIO = 1.5;
/** Minimum length, in heights, to fit a slope; shorter regions use the median slope of this many neighbours. */
const MIN_SLOPE_ASPECT = 4;
const SLOPE_NEIGHBOURS = 3;
/** Minimum length, in heights, to fit a curve. */
const MIN_CURVE_ASPECT = 10;

interface Component {
  readonly xs: number[];
  readonly ys: number[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const middle = ({ left, right }: Pick<Component, 'left' | 'right'>): number => (left + right) / 2;

export function textRegions(map: ProbabilityMap): Regions {
  const regions = components(map);
  const vertical = regions.filter(isVertical);
  const area = (list: readonly Component[]): number => list.reduce((sum, { xs }) => sum + xs.length, 0);
  const fitted = regions.filter((component) => !isVertical(component)).map((component) => ({ component, fit: fitCentre(component) }));
  const longRegions = fitted.filter(({ component }) => aspect(component) >= MIN_SLOPE_ASPECT);
  const lines = fitted.map(({ component, fit }) =>
    expanded(component, aspect(component) < MIN_SLOPE_ASPECT ? [mean(component.ys), slopeAround(component, longRegions), 0] : fit),
  );
  // A textured background is one large region, and specks are many small ones.
  const verticalShare = regions.length === 0 ? 0 : Math.min(area(vertical) / area(regions), vertical.length / regions.length);
  return { lines, verticalShare };
}

const aspect = ({ left, right, top, bottom }: Component): number => (right - left + 1) / (bottom - top + 1);
const isVertical = (component: Component): boolean => aspect(component) * VERTICAL_RATIO < 1;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface FittedComponent {
  readonly component: Component;
  readonly fit: readonly [a: number, b: number, c: number];
}

/** Median slope of the nearest long regions: on a curved page the slope differs from place to place. */
function slopeAround(component: Component, longRegions: readonly FittedComponent[]): number {
  const distance = ({ component: neighbour, fit: [y] }: FittedComponent): number =>
    Math.hypot(middle(neighbour) - middle(component), y - component.top);
  const nearest = longRegions.map((neighbour) => ({ slope: neighbour.fit[1], away: distance(neighbour) })).sort((a, b) => a.away - b.away);
  const slopes = nearest.slice(0, SLOPE_NEIGHBOURS).map(({ slope }) => slope);
  return slopes.sort((a, b) => a - b)[slopes.length >> 1] ?? 0;
}

/** Connected regions of text (8-connectivity), by flood fill. */
function components({ width, height, values }: ProbabilityMap): Component[] {
  const visited = new Uint8Array(values.length);
  const stack: number[] = [];
  const regions: Component[] = [];
  for (let start = 0; start < values.length; start++) {
    if (visited[start] === 1 || (values[start] as number) <= TEXT_PROBABILITY) continue;
    const [xs, ys]: [number[], number[]] = [[], []];
    let sum = 0;
    let [left, right, top, bottom] = [width, 0, height, 0];
    visited[start] = 1;
    stack.push(start);
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      const x = index % width;
      const y = (index - x) / width;
      xs.push(x);
      ys.push(y);
      sum += values[index] as number;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let next = row * width + Math.max(0, x - 1); next <= row * width + Math.min(width - 1, x + 1); next++) {
          if (visited[next] === 1 || (values[next] as number) <= TEXT_PROBABILITY) continue;
          visited[next] = 1;
          stack.push(next);
        }
      }
    }
    if (sum / xs.length < MIN_REGION_PROBABILITY || right - left + 1 < MIN_SIDE || bottom - top + 1 < MIN_SIDE) continue;
    regions.push({ xs, ys, left, right, top, bottom });
  }
  return regions;
}

/** Least squares: a straight line, or a parabola for a long region. */
function fitCentre(component: Component): readonly [number, number, number] {
  const { xs, ys } = component;
  const origin = middle(component);
  const [n, powers] = [xs.length, [0, 0, 0, 0]];
  let [y0, y1, y2] = [0, 0, 0];
  for (let index = 0; index < n; index++) {
    const [x, y] = [(xs[index] as number) - origin, ys[index] as number];
    let power = 1;
    for (let degree = 0; degree < 4; degree++) {
      power *= x;
      powers[degree] = (powers[degree] as number) + power;
    }
    [y0, y1, y2] = [y0 + y, y1 + x * y, y2 + x * x * y];
  }
  const [s1, s2, s3, s4] = powers as [number, number, number, number];
  const linearDeterminant = n * s2 - s1 * s1;
  if (linearDeterminant === 0) return [y0 / n, 0, 0];
  const straight = [(y0 * s2 - s1 * y1) / linearDeterminant, (n * y1 - s1 * y0) / linearDeterminant, 0] as const;
  if (aspect(component) < MIN_CURVE_ASPECT) return straight;
  const determinant = n * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
  if (determinant === 0) return straight;
  return [
    (y0 * (s2 * s4 - s3 * s3) - s1 * (y1 * s4 - s3 * y2) + s2 * (y1 * s3 - s2 * y2)) / determinant,
    (n * (y1 * s4 - s3 * y2) - y0 * (s1 * s4 - s2 * s3) + s2 * (s1 * y2 - y1 * s2)) / determinant,
    (n * (s2 * y2 - s3 * y1) - s1 * (s1 * y2 - s2 * y1) + y0 * (s1 * s3 - s2 * s2)) / determinant,
  ];
}

export const centreAt = ({ left, right, centre: [a, b, c] }: TextRegion, x: number): number => {
  const distance = x - (left + right) / 2;
  return a + b * distance + c * distance * distance;
};

/** The mean thickness of the region around its centre line, plus what the detector shrinks. */
function expanded({ xs, left, right }: Component, centre: readonly [number, number, number]): TextRegion {
  const thickness = xs.length / (right - left + 1);
  const margin = EXPANSION * thickness;
  return { left: left - margin, right: right + 1 + margin, height: thickness + 2 * margin, centre };
}

/** The same region in a picture that is larger by a factor. */
export function scaleRegion({ left, right, height, centre: [a, b, c] }: TextRegion, factor: number): TextRegion {
  // Pixel centres: the middle of pixel y of the map is at (y + 0.5) × factor.
  return { left: left * factor, right: right * factor, height: height * factor, centre: [(a + 0.5) * factor, b, c / factor] };
}

/** The regions of the largest area. */
export function largest(regions: readonly TextRegion[], count: number): TextRegion[] {
  const area = ({ left, right, height }: TextRegion): number => (right - left) * height;
  return [...regions].sort((a, b) => area(b) - area(a)).slice(0, count);
}
