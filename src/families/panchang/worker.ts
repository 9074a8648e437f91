import { engineWorker } from '../../core/jobs/worker.ts';
import { panchangDays } from './day.ts';

export default engineWorker({ panchangDays });
