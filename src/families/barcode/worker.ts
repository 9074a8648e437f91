import { toPicture } from './picture.ts';

export default { draw: toPicture };
