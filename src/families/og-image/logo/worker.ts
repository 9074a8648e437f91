import { renderPreviewWithLogo } from './upload.ts';

export default { render: renderPreviewWithLogo };
