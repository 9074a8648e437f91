import { engineWorker } from '../../core/jobs/worker.ts';
import { type Conversion, convertText, type Request } from './task.ts';

export default engineWorker({ convert: (request: Request): Conversion => convertText(request) });
