/** How an answer is shown: by what it is, with a drawing of its own for a few operations. */
import { propagationChart } from './charts.ts';
import { placesIn, showMap } from './map.ts';
import { moonAndSun, passesChart } from './sky.ts';
import { showVerse } from './verse.ts';

export type Drawing = (data: never) => Node | null;

/** Drawings that know one operation. A drawing answers null where the data is not as it expects. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  panchang: moonAndSun,
  sun_moon: moonAndSun,
  sat_pass: passesChart,
  propagation: propagationChart,
  thirukkural_get: showVerse,
  thirukkural_today: showVerse,
  thirukkural_random: showVerse,
};

/** A drawing of JSON data, or null where its text says more. */
export function draw(operation: string, data: unknown): Node | null {
  try {
    return DRAWINGS[operation]?.(data as never) ?? showMap(placesIn(data));
  } catch {
    // An answer of another shape than the drawing knows is shown as text.
    return null;
  }
}

export function isPicture(type: string): boolean {
  return type.startsWith('image/');
}
