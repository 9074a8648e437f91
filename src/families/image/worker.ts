import { comparePictures, hashPicture } from './compare.ts';
import { convertPicture } from './convert.ts';
import { describePicture } from './info.ts';

export default { convert: convertPicture, info: describePicture, hash: hashPicture, compare: comparePictures };
