/** Wraps decoded pixels and their ICC profile in an uncompressed TIFF (TIFF 6.0): libvips accepts both only in a file, to convert to sRGB. */

const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const UNASSOCIATED_ALPHA = 2;
const BITS = 8;
const ENTRY_BYTES = 12;

interface TiffLayout {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly profile: Buffer | undefined;
}

/** Allocates the file; the caller fills in the pixels. */
export function allocateTiff({ width, height, channels, profile }: TiffLayout): { file: Buffer; pixels: Buffer } {
  const pixelBytes = width * height * channels;
  const bitsOffset = 8 + 2 + (10 + (channels === 4 ? 1 : 0) + (profile ? 1 : 0)) * ENTRY_BYTES + 4;
  const profileOffset = bitsOffset + 8;
  const pixelsOffset = profileOffset + (profile?.length ?? 0);
  const entries: (readonly [tag: number, type: number, count: number, value: number])[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, bitsOffset],
    [259, SHORT, 1, 1], // compression: none
    [262, SHORT, 1, 2], // photometric interpretation: RGB
    [273, LONG, 1, pixelsOffset],
    [274, SHORT, 1, 1], // orientation: upright
    [277, SHORT, 1, channels],
    [278, LONG, 1, height], // one strip
    [279, LONG, 1, pixelBytes],
  ];
  if (channels === 4) entries.push([338, SHORT, 1, UNASSOCIATED_ALPHA]);
  if (profile) entries.push([34675, UNDEFINED, profile.length, profileOffset]);

  const file = Buffer.allocUnsafe(pixelsOffset + pixelBytes);
  file.fill(0, 0, pixelsOffset);
  file.write('II*\0', 0, 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(entries.length, 8);
  entries.forEach(([tag, type, count, value], index) => {
    const offset = 10 + index * ENTRY_BYTES;
    file.writeUInt16LE(tag, offset);
    file.writeUInt16LE(type, offset + 2);
    file.writeUInt32LE(count, offset + 4);
    file.writeUInt32LE(value, offset + 8);
  });
  for (let channel = 0; channel < 4; channel++) file.writeUInt16LE(BITS, bitsOffset + 2 * channel);
  profile?.copy(file, profileOffset);
  return { file, pixels: file.subarray(pixelsOffset) };
}
