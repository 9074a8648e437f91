import type { Answer } from '../../core/request/envelope.ts';
import type { TamilFontText } from './records.ts';
import { convertText, type Request } from './task.ts';

export default { convert: (request: Request): Answer<TamilFontText> => ({ data: convertText(request) }) };
