import { renderCodeImage } from './picture.ts';

export default { draw: renderCodeImage };
