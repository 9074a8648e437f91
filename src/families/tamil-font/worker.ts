import type { Answer } from '../../core/request/envelope.ts';
import { convertText, type Request } from './task.ts';

export default { convert: (request: Request): Answer => ({ data: convertText(request) }) };
