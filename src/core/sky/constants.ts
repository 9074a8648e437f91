/** Astronomical constants. */

/** Equatorial radius and flattening of the Earth (WGS 84). */
export const EQUATORIAL_RADIUS_KM = 6378.137;
export const FLATTENING = 1 / 298.257223563;
/** Gravitational parameter of the Earth in km³/s², as used by SGP4 (WGS 72). */
export const EARTH_MU = 398_600.8;
/** Astronomical unit (IAU 2012). */
export const AU_KM = 149_597_870.7;
export const SPEED_OF_LIGHT_KM_S = 299_792.458;
