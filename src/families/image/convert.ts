import { expectCpu } from '../../core/jobs/expected-cpu.ts';
import { reading } from '../../core/picture/vips.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { type ByteTarget, bestUnder, checkByteTarget, startSize, TRIES } from './byte-target.ts';
import { encodeMs, lookMs } from './cost.ts';
import { encode } from './encode.ts';
import { type Box, checkOutput, type OutputFormat, type Size, targetSize, zoomOf } from './fit.ts';
import { applyLook, checkLook, type Look } from './look.ts';
import { openSource, type Source } from './source.ts';

export interface ConvertRequest extends Box, Look {
  readonly file: Uint8Array;
  readonly format: OutputFormat;
  readonly quality: number;
  readonly maxBytes?: number | undefined;
}

export async function convertPicture({ file, ...request }: ConvertRequest): Promise<FileAnswer> {
  const source = await openSource(file);
  const { format, fit, maxBytes } = request;
  const frames = source.framesIn(format);
  checkLook(request, fit, frames);
  const size = targetSize(source.size, request, source.isDrawing ? Number.POSITIVE_INFINITY : 1);
  if (maxBytes === undefined) return convertOnce(source, size, frames, request);
  const keepsSize = request.width !== undefined || request.height !== undefined;
  return convertUnder(source, size, frames, request, { maxBytes, format, keepsSize });
}

type Request = Omit<ConvertRequest, 'file'>;

async function convertOnce(source: Source, size: Size, frames: number, request: Request): Promise<FileAnswer> {
  const { format, fit, quality } = request;
  checkOutput(size, frames, format);
  const count = size.width * size.height * frames;
  await expectCpu(source.decodeMs(format) + lookMs(request, count) + encodeMs(format, count));
  const pixels = applyLook(source.pixels(format, zoomOf(source.size, size, fit)), request, size, fit, format);
  const encoded = encode(pixels, format, quality, count);
  const { data, info } = await reading(encoded.toBuffer({ resolveWithObject: true }));
  return answer(data, format, { width: info.width, height: info.pageHeight ?? info.height });
}

async function convertUnder(source: Source, asked: Size, frames: number, request: Request, target: ByteTarget): Promise<FileAnswer> {
  const { format, fit } = request;
  checkByteTarget(target, asked, frames);
  const start = startSize(asked, target);
  checkOutput(start, frames, format);
  const count = start.width * start.height;
  await expectCpu(source.decodeMs(format) + lookMs(request, count) + TRIES * encodeMs(format, count));
  const pixels = applyLook(source.pixels(format, zoomOf(source.size, start, fit)), request, start, fit, format);
  const { data, size, quality } = await bestUnder(pixels, target);
  return answer(data, format, size, { 'x-image-quality': `${quality}` });
}

function answer(file: Buffer, format: OutputFormat, { width, height }: Size, more: Readonly<Record<string, string>> = {}): FileAnswer {
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
