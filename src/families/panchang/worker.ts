import { panchangDays } from './day.ts';

export default { panchangDays };
