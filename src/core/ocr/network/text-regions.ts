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
/** Shorter regions, in heights, do not show their direction: they take that of their neighbours. */
const MIN_SLOPE_ASPECT = 4;
const SLOPE_NEIGHBOURS = 3;
/** The same for curvature. */
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
  const found = components(map);
  const vertical = found.filter(isVertical);
  const area = (list: readonly Component[]): number => list.reduce((sum, { xs }) => sum + xs.length, 0);
  const fits = found.filter((component) => !isVertical(component)).map((component) => ({ component, fit: fitCentre(component) }));
  const long = fits.filter(({ component }) => aspect(component) >= MIN_SLOPE_ASPECT);
  const lines = fits.map(({ component, fit }) =>
    expanded(component, aspect(component) < MIN_SLOPE_ASPECT ? [mean(component.ys), slopeAround(component, long), 0] : fit),
  );
  // A textured background is one large region, and specks are many small ones.
  const verticalShare = found.length === 0 ? 0 : Math.min(area(vertical) / area(found), vertical.length / found.length);
  return { lines, verticalShare };
}

const aspect = ({ left, right, top, bottom }: Component): number => (right - left + 1) / (bottom - top + 1);
const isVertical = (component: Component): boolean => aspect(component) * VERTICAL_RATIO < 1;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface FittedComponent {
  readonly component: Component;
  readonly fit: readonly [a: number, b: number, c: number];
}

/** Median slope of the nearest long regions: a curved page has no slope of its own. */
function slopeAround(component: Component, long: readonly FittedComponent[]): number {
  const distance = ({ component: other, fit: [y] }: FittedComponent): number =>
    Math.hypot(middle(other) - middle(component), y - component.top);
  const nearest = long.map((other) => ({ slope: other.fit[1], away: distance(other) })).sort((one, other) => one.away - other.away);
  const slopes = nearest.slice(0, SLOPE_NEIGHBOURS).map(({ slope }) => slope);
  return slopes.sort((one, other) => one - other)[slopes.length >> 1] ?? 0;
}

/** Connected regions of text (8-connectivity), by flood fill. */
function components({ width, height, values }: ProbabilityMap): Component[] {
  const seen = new Uint8Array(values.length);
  const stack: number[] = [];
  const found: Component[] = [];
  for (let start = 0; start < values.length; start++) {
    if (seen[start] === 1 || (values[start] as number) <= TEXT_PROBABILITY) continue;
    const [xs, ys]: [number[], number[]] = [[], []];
    let sum = 0;
    let [left, right, top, bottom] = [width, 0, height, 0];
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      xs.push(x);
      ys.push(y);
      sum += values[at] as number;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let next = row * width + Math.max(0, x - 1); next <= row * width + Math.min(width - 1, x + 1); next++) {
          if (seen[next] === 1 || (values[next] as number) <= TEXT_PROBABILITY) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    if (sum / xs.length < MIN_REGION_PROBABILITY || right - left + 1 < MIN_SIDE || bottom - top + 1 < MIN_SIDE) continue;
    found.push({ xs, ys, left, right, top, bottom });
  }
  return found;
}

/** Least squares: a straight line, or a parabola for a long region. */
function fitCentre(component: Component): readonly [number, number, number] {
  const { xs, ys } = component;
  const origin = middle(component);
  const [n, powers] = [xs.length, [0, 0, 0, 0]];
  let [y0, y1, y2] = [0, 0, 0];
  for (let at = 0; at < n; at++) {
    const [x, y] = [(xs[at] as number) - origin, ys[at] as number];
    let power = 1;
    for (let degree = 0; degree < 4; degree++) {
      power *= x;
      powers[degree] = (powers[degree] as number) + power;
    }
    [y0, y1, y2] = [y0 + y, y1 + x * y, y2 + x * x * y];
  }
  const [s1, s2, s3, s4] = powers as [number, number, number, number];
  const det = n * s2 - s1 * s1;
  if (det === 0) return [y0 / n, 0, 0];
  const straight = [(y0 * s2 - s1 * y1) / det, (n * y1 - s1 * y0) / det, 0] as const;
  if (aspect(component) < MIN_CURVE_ASPECT) return straight;
  const all = n * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
  if (all === 0) return straight;
  return [
    (y0 * (s2 * s4 - s3 * s3) - s1 * (y1 * s4 - s3 * y2) + s2 * (y1 * s3 - s2 * y2)) / all,
    (n * (y1 * s4 - s3 * y2) - y0 * (s1 * s4 - s2 * s3) + s2 * (s1 * y2 - y1 * s2)) / all,
    (n * (s2 * y2 - s3 * y1) - s1 * (s1 * y2 - s2 * y1) + y0 * (s1 * s3 - s2 * s2)) / all,
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
  return [...regions].sort((one, other) => area(other) - area(one)).slice(0, count);
}
