import { textFromUrdu, textToUrdu } from '../urdu/text.ts';
import { fromCasual, toCasual } from './text.ts';

export default { read: fromCasual, write: toCasual, toUrdu: textToUrdu, fromUrdu: textFromUrdu };
