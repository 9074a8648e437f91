/** Seeded generators of damaged, nonsensical and hostile inputs. */
import { readFileSync } from 'node:fs';
import { pick, type RandomInt } from '../../src/core/util/random.ts';
import { bookPdf, linesPdf } from './build-pdf.ts';
import { damaged, fixturePdf } from './pdfs.ts';
import { animation, jpegWithMetadata, mutate, quadrants } from './pictures.ts';
import { listVectors, noVectors, vectorFile } from './vectors.ts';

export interface HostileInputs {
  readonly pdf: (randomInt: RandomInt) => Buffer;
  readonly picture: (randomInt: RandomInt) => Buffer;
  readonly text: (randomInt: RandomInt) => string;
  /** Valid files, for operations that take two files of which one is damaged. */
  readonly valid: { readonly pdf: Buffer; readonly picture: Buffer };
}

/** One input in this many is a file known to have broken another parser. */
const HOSTILE_SHARE = 12;
const MAX_LETTERS = 160;
/** Several scripts, symbols, emoji sequences, stacked combining marks, bidi and control characters, and markup. */
const LETTERS = [
  ...'aZ0(91)*$%/+-.:;<>&"\'\\ \n\t\0\u007f',
  ...'नमस्तेக்ஷৰ୍ॐ漢字かな한글ہے שלום🚀🇮🇳👨‍👩‍👧❤️1️⃣',
  '\u0301\u0302\u0303',
  '\u200d',
  '\u202e',
  '\ufeff',
  '\ufffd',
  '\u{10ffff}',
  '(01)08901030520135',
  '</svg><script>',
  '%n%s',
];

export async function hostileInputs(): Promise<HostileInputs> {
  const pdfs = [
    bookPdf('A'),
    linesPdf(['one', 'two', 'three', 'four', 'five']),
    ...['files/invoice', 'pdf/form', 'pdf/scan', 'pdf/restricted', 'pdf/linearized'].map(fixturePdf),
  ];
  const picture = quadrants(61, 47);
  const pictures = [
    await jpegWithMetadata(),
    await picture.clone().png().toBuffer(),
    await picture.clone().webp({ lossless: true }).toBuffer(),
    await picture.clone().avif().toBuffer(),
    await picture.clone().tiff({ compression: 'lzw' }).toBuffer(),
    await animation('gif', 6),
    await animation('webp', 6),
  ];
  const hostile = noVectors ? [] : listVectors('documents-and-images/hostile').map((path) => readFileSync(vectorFile(path)));
  const hostilePdfs = hostile.filter((file) => file.subarray(0, 1024).includes('%PDF-'));
  const hostilePictures = hostile.filter((file) => !hostilePdfs.includes(file));
  const oneOf = (randomInt: RandomInt, harmful: readonly Buffer[], other: () => Buffer): Buffer =>
    harmful.length > 0 && randomInt(HOSTILE_SHARE) === 0 ? pick(randomInt, harmful) : other();
  return {
    pdf: (randomInt) => oneOf(randomInt, hostilePdfs, () => damaged(pdfs, randomInt)),
    picture: (randomInt) => oneOf(randomInt, hostilePictures, () => mutate(pick(randomInt, pictures), randomInt)),
    text: (randomInt) =>
      Array.from({ length: 1 + randomInt(randomInt(4) === 0 ? MAX_LETTERS : 14) }, () => pick(randomInt, LETTERS)).join(''),
    valid: { pdf: pdfs[1] as Buffer, picture: pictures[1] as Buffer },
  };
}
