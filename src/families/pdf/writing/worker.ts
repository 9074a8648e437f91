import { fromImages } from '../tools/from-images.ts';
import { imagesOf } from '../tools/images.ts';
import { protect, unlock } from '../tools/lock.ts';
import { readMetadata, writeMetadata } from '../tools/metadata.ts';
import { split } from '../tools/split.ts';
import { watermark } from '../tools/watermark.ts';
import { rotatePages, takePages } from './arrange.ts';
import { compress } from './compress.ts';
import { mergePdfs } from './merge.ts';
import { showsTheSame } from './proof.ts';

export default {
  pages: takePages,
  rotate: rotatePages,
  compress,
  merge: mergePdfs,
  prove: showsTheSame,
  split,
  protect,
  unlock,
  readMetadata,
  writeMetadata,
  fromImages,
  images: imagesOf,
  watermark,
};
