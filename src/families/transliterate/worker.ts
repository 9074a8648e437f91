import { convertScript } from './task.ts';

export default { convert: convertScript };
