import { renderPreview } from './picture.ts';

export default { draw: renderPreview };
