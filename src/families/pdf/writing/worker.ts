/** Entry point of the child process of the `pdf-writing` engine. */
import { decrypt } from '../../../core/pdf/decrypt.ts';
import { markDifferences } from '../compare/marked-pdf.ts';
import { fillForm, flattenPdf } from '../forms/fill.ts';
import { cropPages } from '../tools/crop.ts';
import { protect } from '../tools/encrypt.ts';
import { extractImages } from '../tools/extract-images.ts';
import { fromImages } from '../tools/from-images.ts';
import { booklet, nUp } from '../tools/imposition.ts';
import { readMetadata, writeMetadata } from '../tools/metadata.ts';
import { addPageNumbers } from '../tools/page-numbers.ts';
import { split } from '../tools/split.ts';
import { watermark } from '../tools/watermark.ts';
import { extractPages, rotatePages } from './arrange-pages.ts';
import { compress } from './compress.ts';
import { mergePdfs } from './merge.ts';
import { isVisuallyEqual } from './verify.ts';

export default {
  pages: extractPages,
  rotate: rotatePages,
  compress,
  merge: mergePdfs,
  prove: isVisuallyEqual,
  split,
  protect,
  unlock: decrypt,
  readMetadata,
  writeMetadata,
  fromImages,
  images: extractImages,
  watermark,
  fill: fillForm,
  flatten: flattenPdf,
  pageNumbers: addPageNumbers,
  crop: cropPages,
  nUp,
  booklet,
  markDifferences,
};
