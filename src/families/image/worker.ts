import { comparePictures, hashPicture } from './compare.ts';
import { convertPicture } from './convert.ts';
import { describePicture } from './info.ts';
import { printPassport } from './passport/print.ts';
import { makePlaceholder } from './placeholder.ts';
import { enhanceScan } from './scan/enhance-scan.ts';

export default {
  convert: convertPicture,
  info: describePicture,
  hash: hashPicture,
  compare: comparePictures,
  placeholder: makePlaceholder,
  passport: printPassport,
  enhanceScan,
};
