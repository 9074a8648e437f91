import { formatInZone } from '../../core/calendar/zone.ts';
import type { Point } from '../../core/place/place.ts';
import type { OrbitalElements } from './elements.ts';
import { Orbit } from './orbit.ts';
import { findPasses } from './passes.ts';
import type { SatelliteDetails } from './records.ts';

export interface PositionRequest {
  readonly elements: OrbitalElements;
  readonly time: number;
  readonly point: Point | null;
  readonly zone: string;
}

export default {
  findPasses,
  position({ elements, time, point, zone }: PositionRequest): Pick<SatelliteDetails, 'position' | 'look'> {
    const orbit = new Orbit(elements, point ?? { latitude: 0, longitude: 0 }, 0);
    if (!orbit.elevation(time)) return { position: null, look: null };
    const { latitude, longitude, altitudeKm, velocityKmS } = orbit.position(time);
    const lookAngles = point ? orbit.look(time) : null;
    return {
      position: {
        at: formatInZone(time, zone),
        latitude: rounded(latitude, 4),
        longitude: rounded(longitude, 4),
        altitudeKm: rounded(altitudeKm, 1),
        velocityKmS: rounded(velocityKmS, 3),
        sunlit: orbit.isSunlit(time),
      },
      look: lookAngles && {
        azimuth: rounded(lookAngles.azimuth, 2),
        elevation: rounded(lookAngles.elevation, 2),
        rangeKm: rounded(lookAngles.rangeKm, 1),
        rangeRateKmS: rounded(lookAngles.rangeRateKmS, 3),
      },
    };
  },
};

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
