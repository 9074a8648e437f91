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
  summary: 'The subject of a picture, with the background cut away',
  details:
    'Takes a few seconds. Made by the network named in the header `X-Model` on this server; the picture goes nowhere else. Pictures larger than 4096 pixels ' +
    'are made smaller; `X-Original-Width` and `X-Original-Height` say how large they were, turned upright. `mask` answers the cut-out mask alone, white where the subject is.',
  method: 'POST',
  files: onePicture,
  input: {
    format: choice(['png', 'webp', 'mask'], { description: 'Format of the answer' }).default('png'),
    background: colour('Hex colour to put behind the subject; transparent without it').optional(),
    crop: flag({ description: 'Whether to cut the answer down to the subject' }).default(false),
  },
  headers: {
    'X-Model': 'The network that found the subject',
    'X-Original-Width': 'In pixels',
    'X-Original-Height': 'In pixels',
    'X-Image-Width': 'Of the answer, in pixels',
    'X-Image-Height': 'Of the answer, in pixels',
  },
  reportsProgress: true,
  output: { media: ['image/png', 'image/webp'] },
  cost: 10,
  example: { format: 'png' },
  async run({ format, background, crop }, context) {
    if (format === 'mask' && background !== undefined) invalid('background', 'is for png and webp; a mask is black and white');
    const file = pictureBytes(context.files[0]);
    return runCutOut({ file, format, background, crop }, context);
  },
});

export function runCutOut(request: CutOutRequest, { jobs, models }: Pick<Context, 'jobs' | 'models'>): Promise<FileAnswer> {
  return models.recordHealth(models.segmentation, jobs.run(engine, 'cutOut', request, { timeoutMs: CUT_OUT_TIMEOUT_MS }));
}
