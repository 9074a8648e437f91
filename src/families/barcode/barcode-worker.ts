import { engineWorker } from '../../core/jobs/worker.ts';
import { toPicture } from './picture.ts';

export default engineWorker({ draw: toPicture });
