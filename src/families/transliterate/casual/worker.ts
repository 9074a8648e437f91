import { readCasual, writeCasual } from './text.ts';

export default { read: readCasual, write: writeCasual };
