import { textFromUrdu, textToUrdu } from '../urdu/text.ts';
import { fromCasual, textsFromCasual, toCasual } from './text.ts';

export default { read: fromCasual, readAll: textsFromCasual, write: toCasual, toUrdu: textToUrdu, fromUrdu: textFromUrdu };
