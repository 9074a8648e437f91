import type { Answer } from '../../core/envelope.ts';
import { engineWorker } from '../../core/jobs/worker.ts';
import { convertText, type Request } from './task.ts';

export default engineWorker({ convert: (request: Request): Answer => ({ data: convertText(request) }) });
