import { engineWorker } from '../../../core/jobs/worker.ts';
import { cutOut } from './cut-out.ts';

export default engineWorker({ cutOut });
