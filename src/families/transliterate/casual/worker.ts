import { textFromUrdu, textToUrdu } from '../urdu/text.ts';
import { readCasual, writeCasual } from './text.ts';

export default { read: readCasual, write: writeCasual, toUrdu: textToUrdu, fromUrdu: textFromUrdu };
