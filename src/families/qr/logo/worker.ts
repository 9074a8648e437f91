import { renderQrWithLogo } from './draw.ts';

export default { render: renderQrWithLogo };
