/** Decodes and shrinks photos before an upload. */
import { el } from '../dom.ts';
import { encodeJpeg } from './jpeg.ts';
import { sendFiles } from './upload.ts';

const MAX_SIDE = 2_400;
/** Twenty of them fit into one PDF of the merge operation. */
const MAX_BYTES = 1.2 * 1_024 * 1_024;

/** Decodes a photo. Formats that the browser does not support, such as HEIC, are converted by the service. */
export async function decodePicture(file: Blob, signal: AbortSignal): Promise<ImageBitmap> {
  return createImageBitmap(file).catch(async () => {
    const fields = { format: 'jpeg', width: MAX_SIDE, height: MAX_SIDE };
    return createImageBitmap((await sendFiles('/v1/image/convert', [file], fields, signal)).body);
  });
}

/** An upright JPEG whose text is still sharp, to save the upload of a photo of many megapixels; small pictures stay as they are. */
export async function shrinkPhoto(file: Blob, signal: AbortSignal): Promise<Blob> {
  const picture = await decodePicture(file, signal);
  const scale = MAX_SIDE / Math.max(picture.width, picture.height);
  if (scale >= 1 && /^image\/(png|jpeg|webp)$/.test(file.type)) return file;
  const [width, height] = [picture.width, picture.height].map((side) => Math.round(side * Math.min(1, scale))) as [number, number];
  const canvas = el('canvas', { width, height });
  (canvas.getContext('2d') as CanvasRenderingContext2D).drawImage(picture, 0, 0, width, height);
  return encodeJpeg(canvas, MAX_BYTES);
}
