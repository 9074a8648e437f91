import { drawWithLogo } from './draw.ts';

export default { draw: drawWithLogo };
