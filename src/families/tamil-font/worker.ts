/** Entry point of the child process of the `tamil-font` engine. */
import type { Answer } from '../../core/request/envelope.ts';
import type { TamilFontText } from './records.ts';
import { type ConvertTask, convertText } from './task.ts';

export default { convert: (request: ConvertTask): Answer<TamilFontText> => ({ data: convertText(request) }) };
