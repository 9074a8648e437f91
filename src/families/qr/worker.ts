import { draw } from './styled-qr.ts';

export default { draw };
