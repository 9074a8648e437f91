/** Parameters common to all codes of this family. */
import { CODE_MEDIA, codeColours, codeMargin, codeSize } from '../../core/draw/barcode-output.ts';
import { choice, nonBlankText } from '../../core/request/params.ts';

const MAX_CAPTION_LENGTH = 60;

export const qrStyleInput = {
  size: codeSize,
  margin: codeMargin.default(4),
  ...codeColours,
  shape: choice(['square', 'rounded'], { description: 'Shape of the modules' }).default('square'),
  caption: nonBlankText({ description: 'Text below the code', max: MAX_CAPTION_LENGTH }).optional(),
};

export const qrFormat = choice(['svg', 'png', 'pdf'], { description: 'Image format, or pdf for printing' }).default('svg');
export const QR_MEDIA = [...CODE_MEDIA, 'application/pdf'] as const;
