import { renderCodeImage } from './render-code.ts';

export default { draw: renderCodeImage };
