import { renderPreview } from './render-preview.ts';

export default { render: renderPreview };
