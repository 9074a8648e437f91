import { engineWorker } from '../../core/jobs/worker.ts';
import type { Answer } from '../../core/request/envelope.ts';
import { convertText, type Request } from './task.ts';

export default engineWorker({ convert: (request: Request): Answer => ({ data: convertText(request) }) });
