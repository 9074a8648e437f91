/** Sizes and speeds of the sky. */

/** Radius of the equator and flattening of the Earth (WGS 84). */
export const EQUATOR_KM = 6378.137;
export const FLATTENING = 1 / 298.257223563;
/** The Earth's gravity, in km³/s², as SGP4 takes it (WGS 72). */
export const GRAVITY = 398_600.8;
/** The astronomical unit, the mean distance of the sun (IAU 2012). */
export const AU_KM = 149_597_870.7;
export const LIGHT_KM_S = 299_792.458;
