import { renderPreviewWithLogo } from './upload.ts';

export default { draw: renderPreviewWithLogo };
