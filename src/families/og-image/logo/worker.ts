import { drawWithLogo } from './upload.ts';

export default { draw: drawWithLogo };
