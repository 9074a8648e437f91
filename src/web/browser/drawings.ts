/** Chooses a drawing for a response: by operation, or a map. */
import { propagationChart } from './charts.ts';
import { collectPlaces, showMap } from './map.ts';
import { passesChart, sunAndMoonChart } from './sky-charts.ts';
import { showVerse } from './verse.ts';

export type AnswerDrawing = (data: never) => Node | null;

/** Drawings by operation; each returns null for unexpected data. */
const DRAWINGS: Readonly<Record<string, AnswerDrawing>> = {
  panchang: sunAndMoonChart,
  sun_moon: sunAndMoonChart,
  sat_pass: passesChart,
  propagation: propagationChart,
  thirukkural_get: showVerse,
  thirukkural_today: showVerse,
  thirukkural_random: showVerse,
};

/** Drawing of JSON data; null if there is none. */
export function drawAnswer(operation: string, data: unknown): Node | null {
  try {
    return DRAWINGS[operation]?.(data as never) ?? showMap(collectPlaces(data));
  } catch {
    // Unexpected data is shown as text instead.
    return null;
  }
}

export function isPicture(type: string): boolean {
  return type.startsWith('image/');
}
