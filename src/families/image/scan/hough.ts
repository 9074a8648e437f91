/** Hough transform: the straight lines of an edge map. */
import type { EdgeMap } from './edge-map.ts';

/** A line in normal form: x cos θ + y sin θ = ρ. */
export interface Line {
  /** Radians, from 0 to π. */
  readonly theta: number;
  /** Pixels. */
  readonly rho: number;
}

const ANGLES = 180;
const RHO_STEP = 1.5;
/** Each edge point votes for lines within this many degrees of its own direction. */
const VOTING_ANGLE = 4;
/** Strong edges count little more than weak ones: the edge of a sheet on a bright table is weak, but long. */
const MAX_VOTE = 12;
/** Lines closer than this to a found line are the same, in degrees and as a fraction of the diagonal. */
const SAME_ANGLE = 6;
const SAME_DISTANCE = 0.018;

export function houghLines({ width, height, strength, direction }: EdgeMap, count: number): Line[] {
  const diagonal = Math.hypot(width, height);
  const bins = Math.ceil((2 * diagonal) / RHO_STEP) + 1;
  const votes = new Float32Array(ANGLES * bins);
  const [cosines, sines] = [Math.cos, Math.sin].map((f) =>
    Float64Array.from({ length: ANGLES }, (_, angle) => f((angle * Math.PI) / ANGLES)),
  ) as [Float64Array, Float64Array];
  for (let index = 0; index < strength.length; index++) {
    if (strength[index] === 0) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    const vote = Math.sqrt(Math.min(MAX_VOTE, strength[index] as number));
    const middle = Math.round(((direction[index] as number) * ANGLES) / Math.PI);
    for (let offset = -VOTING_ANGLE; offset <= VOTING_ANGLE; offset++) {
      const angle = (middle + offset + 2 * ANGLES) % ANGLES;
      const rho = x * (cosines[angle] as number) + y * (sines[angle] as number);
      const bin = angle * bins + Math.round((rho + diagonal) / RHO_STEP);
      votes[bin] = (votes[bin] as number) + vote;
    }
  }
  return peaks(votes, bins, count, Math.ceil((SAME_DISTANCE * diagonal) / RHO_STEP)).map(({ angle, bin }) => ({
    theta: (angle * Math.PI) / ANGLES,
    rho: bin * RHO_STEP - diagonal,
  }));
}

/** The highest bins, each with its neighbourhood cleared. */
function peaks(votes: Float32Array, bins: number, count: number, radius: number): { angle: number; bin: number }[] {
  const found: { angle: number; bin: number }[] = [];
  while (found.length < count) {
    let best = 0;
    for (let index = 1; index < votes.length; index++) if ((votes[index] as number) > (votes[best] as number)) best = index;
    if (votes[best] === 0) break;
    const [angle, bin] = [Math.floor(best / bins), best % bins];
    found.push({ angle, bin });
    for (let offset = -SAME_ANGLE; offset <= SAME_ANGLE; offset++) {
      // Beyond 180 degrees the same lines have the opposite sign of rho.
      const wrapped = (angle + offset + ANGLES) % ANGLES;
      const centre = angle + offset === wrapped ? bin : bins - 1 - bin;
      votes.fill(0, wrapped * bins + Math.max(0, centre - radius), wrapped * bins + Math.min(bins, centre + radius + 1));
    }
  }
  return found;
}

/** Undefined for parallel lines. */
export function intersection(a: Line, b: Line): { x: number; y: number } | undefined {
  const determinant = Math.sin(b.theta - a.theta);
  if (Math.abs(determinant) < 1e-6) return undefined;
  return {
    x: (a.rho * Math.sin(b.theta) - b.rho * Math.sin(a.theta)) / determinant,
    y: (b.rho * Math.cos(a.theta) - a.rho * Math.cos(b.theta)) / determinant,
  };
}
