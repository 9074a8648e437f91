import { renderQrWithLogo } from './draw.ts';

export default { draw: renderQrWithLogo };
