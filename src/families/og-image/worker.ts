import { renderPreview } from './render-preview.ts';

export default { draw: renderPreview };
