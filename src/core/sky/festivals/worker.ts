import { festivalsOfYear } from './festivals.ts';

/** National festivals are computed for the capital, as in the gazettes. */
const NEW_DELHI = { latitude: 28.6139, longitude: 77.209 };

export default { festivals: (year: number) => festivalsOfYear(year, NEW_DELHI) };
