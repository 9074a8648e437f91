import { festivalsOfYear } from '../../core/sky/festivals/festivals.ts';

/** Festivals of the whole country are reckoned for its capital, as the gazettes do. */
const NEW_DELHI = { latitude: 28.6139, longitude: 77.209 };

export default { festivals: (year: number) => festivalsOfYear(year, NEW_DELHI) };
