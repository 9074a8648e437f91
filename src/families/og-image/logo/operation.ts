import { operation } from '../../../core/operation/operation.ts';
import { MAX_PICTURE_BYTES, PICTURE_TYPES, requirePictureFormat } from '../../../core/picture/format.ts';
import { ApiError } from '../../../core/request/api-error.ts';
import { PREVIEW_MEDIA, previewInput } from '../preview-input.ts';
import { engine } from './engine.ts';

const TIME_LIMIT_MS = 30_000;

export const drawLogoPreview = operation({
  id: 'og_image_logo',
  path: '/v1/og-image/logo',
  title: 'Social preview with your logo',
  keywords: 'og image with logo, social card with logo, branded preview, link preview logo, banner with logo',
  summary: 'Generate a social preview image of 1200 × 630 pixels with your own logo',
  details:
    'As the preview without a logo; the logo is placed above the text, or in the centre of the colour panel, keeps its aspect ratio and is stripped of its metadata. ' +
    'Transparency is preserved.',
  method: 'POST',
  files: { accepts: PICTURE_TYPES, min: 1, max: 1, maxFileBytes: MAX_PICTURE_BYTES, maxTotalBytes: MAX_PICTURE_BYTES },
  input: previewInput,
  output: { media: PREVIEW_MEDIA },
  cost: 10,
  example: { title: 'பொட்லி: ஒரு சிறிய மூட்டை', subtitle: 'Indian data and tools, free and without a key', site: 'potli.example' },
  run(request, { files, jobs }) {
    const [logo] = files;
    if (!logo) throw new ApiError('missing_file', 'Send the logo as the body, or as multipart/form-data.');
    requirePictureFormat(logo.bytes);
    return jobs.run(engine, 'render', { ...request, logo: logo.bytes }, { timeoutMs: TIME_LIMIT_MS });
  },
});
