import type { Point } from '../../src/core/place/place.ts';

export const pointAt = (latitude: number, longitude: number): Point => ({ latitude, longitude });
