import { engineWorker } from '../../core/jobs/worker.ts';
import { comparePictures, hashPicture } from './compare.ts';
import { convertPicture } from './convert.ts';
import { describePicture } from './info.ts';

export default engineWorker({ convert: convertPicture, info: describePicture, hash: hashPicture, compare: comparePictures });
