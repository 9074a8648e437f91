/** HEIC decoding by libheif and libde265 in WebAssembly: libvips is built without an HEVC decoder for licence reasons, and reads only headers. */
import { createRequire } from 'node:module';
import { allocateTiff } from './tiff.ts';
import { unreadable } from './vips.ts';

/** The part of the library that is used. On failure it returns an object with an error code. */
interface Libheif {
  heif_context_alloc(): Context;
  heif_context_read_from_memory(context: Context, bytes: Uint8Array): { readonly code: unknown };
  heif_js_context_get_primary_image_handle(context: Context): Handle | { readonly code: unknown };
  heif_image_handle_has_alpha_channel(handle: Handle): number;
  heif_js_decode_image2(handle: Handle, colours: unknown, chroma: unknown): DecodedImage | { readonly code: unknown };
  readonly heif_error_code: { readonly heif_error_Ok: unknown };
  readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
  readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: unknown; readonly heif_chroma_interleaved_RGBA: unknown };
}

type Context = { readonly context: unique symbol };
type Handle = { readonly handle: unique symbol };

interface DecodedImage {
  readonly width: number;
  readonly height: number;
  readonly channels: readonly { readonly stride: number; readonly width: number; readonly height: number; readonly data: Uint8Array }[];
}

const require = createRequire(import.meta.url);

/**
 * Decodes the primary image, upright, as a TIFF with the ICC profile of the file.
 * Each picture gets a fresh instance: WebAssembly memory never shrinks, and no data may leak between callers.
 */
export function decodeHeic(bytes: Buffer, profile: Buffer | undefined): Buffer {
  const library = (require('libheif-js/libheif-wasm/libheif-bundle.js') as (settings: object) => Libheif)({
    print: () => undefined,
    printErr: () => undefined,
  });
  const context = library.heif_context_alloc();
  const { code } = library.heif_context_read_from_memory(context, bytes);
  if (code !== library.heif_error_code.heif_error_Ok) throw unreadable();
  const handle = library.heif_js_context_get_primary_image_handle(context);
  if (!handle || 'code' in handle) throw unreadable();

  const channels = library.heif_image_handle_has_alpha_channel(handle) ? 4 : 3;
  const { heif_chroma_interleaved_RGB, heif_chroma_interleaved_RGBA } = library.heif_chroma;
  const chroma = channels === 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB;
  const decoded = library.heif_js_decode_image2(handle, library.heif_colorspace.heif_colorspace_RGB, chroma);
  if (!decoded || 'code' in decoded) throw unreadable();
  const [plane] = decoded.channels;
  if (!plane) throw unreadable();

  const { width, height, stride, data } = plane;
  const { file, pixels } = allocateTiff({ width, height, channels, profile });
  const rowBytes = width * channels;
  for (let row = 0; row < height; row++) pixels.set(data.subarray(row * stride, row * stride + rowBytes), row * rowBytes);
  return file;
}
