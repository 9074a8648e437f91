/**
 * Well-known places that have no post office of their name, or share it with smaller ones, and that the addresses of bank branches do not
 * all tell: the quarters of the large cities, one city after the other, institutions, landmarks, business districts, airports, and where
 * pilgrims and tourists go. `pincode names`; names are divided by =, pincodes are in their order.
 */
import { centreWest } from './well_known_places/centre-west.ts';
import { east } from './well_known_places/east.ts';
import { farSouth } from './well_known_places/far-south.ts';
import { north } from './well_known_places/north.ts';
import { south } from './well_known_places/south.ts';
import { west } from './well_known_places/west.ts';

export interface WellKnownPlace {
  readonly pincode: string;
  readonly names: readonly string[];
}

export const wellKnownPlaces: readonly WellKnownPlace[] = [north, west, centreWest, south, farSouth, east].flatMap((text) =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ pincode: line.slice(0, 6), names: line.slice(7).split('=') })),
);
