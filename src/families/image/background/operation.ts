import { colour } from '../../../core/draw/colour.ts';
import { type Context, operation } from '../../../core/operation/operation.ts';
import { invalid } from '../../../core/request/api-error.ts';
import type { FileAnswer } from '../../../core/request/envelope.ts';
import { choice, flag } from '../../../core/request/params.ts';
import { onePicture, pictureBytes } from '../upload.ts';
import type { CutOutRequest } from './cut-out.ts';
import { engine } from './engine.ts';

const CUT_OUT_TIMEOUT_MS = 60_000;

export const removeBackground = operation({
  id: 'image_remove_background',
  path: '/v1/image/remove-background',
  title: 'Remove the background',
  keywords:
    'remove background, background remover, background hatao, transparent background, cut out, white background, bg remove, ' +
    'बैकग्राउंड हटाएं, பின்னணி நீக்கு',
  summary: 'Remove the background of an image',
  details:
    'Takes a few seconds. Done on this server by the model named in the header `X-Model`; the image is not sent anywhere else. Images larger than 4096 pixels ' +
    'are downscaled; `X-Original-Width` and `X-Original-Height` contain the original size after EXIF rotation. `mask` returns only the mask, white where the subject is.',
  method: 'POST',
  files: onePicture,
  input: {
    format: choice(['png', 'webp', 'mask'], { description: 'Output format' }).default('png'),
    background: colour('Background colour in hex; default transparent').optional(),
    crop: flag({ description: 'Whether to crop to the subject' }).default(false),
  },
  headers: {
    'X-Model': 'Segmentation model',
    'X-Original-Width': 'In pixels',
    'X-Original-Height': 'In pixels',
    'X-Image-Width': 'Of the result, in pixels',
    'X-Image-Height': 'Of the result, in pixels',
  },
  reportsProgress: true,
  output: { media: ['image/png', 'image/webp'] },
  cost: 10,
  example: { format: 'png' },
  async run({ format, background, crop }, context) {
    if (format === 'mask' && background !== undefined)
      invalid('background', 'can be used only with png and webp; a mask is black and white');
    const file = pictureBytes(context.files[0]);
    return runCutOut({ file, format, background, crop }, context);
  },
});

export function runCutOut(request: CutOutRequest, { jobs, models }: Pick<Context, 'jobs' | 'models'>): Promise<FileAnswer> {
  return models.recordHealth(models.segmentation, jobs.run(engine, 'cutOut', request, { timeoutMs: CUT_OUT_TIMEOUT_MS }));
}
