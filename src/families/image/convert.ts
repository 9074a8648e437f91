import { declareCpuCost } from '../../core/jobs/cpu-cost.ts';
import { mapVipsErrors } from '../../core/picture/vips.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { type ByteTarget, checkByteTarget, encodeWithinByteLimit, QUALITY_SEARCH_STEPS, startSize } from './byte-target.ts';
import { type ConversionSource, openConversionSource } from './conversion-source.ts';
import { effectsMs, encodeMs } from './cost.ts';
import { applyEffects, checkEffects, type Effects } from './effects.ts';
import { encode } from './encode.ts';
import { checkOutput, type OutputFormat, type PixelSize, type ResizeBox, scaleFactor, targetSize } from './output-size.ts';
import { withoutMetadata } from './png-metadata.ts';

export interface ConvertRequest extends ResizeBox, Effects {
  readonly file: Uint8Array;
  readonly format: OutputFormat;
  readonly quality: number;
  readonly maxBytes?: number | undefined;
}

export async function convertPicture({ file, ...request }: ConvertRequest): Promise<FileAnswer> {
  const source = await openConversionSource(file);
  const { format, fit, maxBytes } = request;
  const frames = source.framesIn(format);
  checkEffects(request, fit, frames);
  const size = targetSize(source.size, request, source.isDrawing ? Number.POSITIVE_INFINITY : 1);
  if (maxBytes === undefined) return convertOnce(source, size, frames, request);
  const hasFixedSize = request.width !== undefined || request.height !== undefined;
  return convertUnder(source, size, frames, request, { maxBytes, format, isFixedSize: hasFixedSize });
}

type Request = Omit<ConvertRequest, 'file'>;

async function convertOnce(source: ConversionSource, size: PixelSize, frames: number, request: Request): Promise<FileAnswer> {
  const { format, fit, quality } = request;
  checkOutput(size, frames, format);
  const count = size.width * size.height * frames;
  const { isPhotograph } = source;
  await declareCpuCost(source.decodeMs(format) + effectsMs(request, count) + encodeMs(format, count, isPhotograph));
  const pixels = applyEffects(source.pixels(format, scaleFactor(source.size, size, fit)), request, size, fit, format);
  // libvips writes greys as RGB otherwise.
  const isGrey = format === 'png' && source.isGrey && !request.background;
  const encoded = encode(isGrey ? pixels.toColourspace('b-w') : pixels, format, { quality, pixelCount: count, isPhotograph });
  const { data, info } = await mapVipsErrors(encoded.toBuffer({ resolveWithObject: true }));
  return fileResponse(smallerEncoding(data, source, size, request), format, { width: info.width, height: info.pageHeight ?? info.height });
}

/** libvips writes a palette or few bits as eight bits per channel: if the original compressed data is smaller, a PNG is returned unchanged. */
function smallerEncoding(encoded: Buffer, { png, size: originalSize }: ConversionSource, size: PixelSize, request: Request): Buffer {
  const { format, background, blur, sharpen, grayscale } = request;
  const isChanged = size.width !== originalSize.width || size.height !== originalSize.height || background || blur || sharpen || grayscale;
  if (format !== 'png' || isChanged || !png || png.length >= encoded.length) return encoded;
  return withoutMetadata(png) ?? encoded;
}

async function convertUnder(
  source: ConversionSource,
  requestedSize: PixelSize,
  frames: number,
  request: Request,
  target: ByteTarget,
): Promise<FileAnswer> {
  const { format, fit } = request;
  checkByteTarget(target, requestedSize, frames);
  const start = startSize(requestedSize, target);
  checkOutput(start, frames, format);
  const count = start.width * start.height;
  await declareCpuCost(source.decodeMs(format) + effectsMs(request, count) + QUALITY_SEARCH_STEPS * encodeMs(format, count));
  const pixels = applyEffects(source.pixels(format, scaleFactor(source.size, start, fit)), request, start, fit, format);
  const { data, size, quality } = await encodeWithinByteLimit(pixels, target);
  return fileResponse(data, format, size, { 'x-image-quality': `${quality}` });
}

function fileResponse(
  file: Buffer,
  format: OutputFormat,
  { width, height }: PixelSize,
  more: Readonly<Record<string, string>> = {},
): FileAnswer {
  return {
    file,
    type: `image/${format}`,
    headers: {
      'x-image-width': `${width}`,
      'x-image-height': `${height}`,
      'content-disposition': `inline; filename="picture.${format}"`,
      ...more,
    },
  };
}
