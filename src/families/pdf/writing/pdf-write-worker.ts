import { engineWorker } from '../../../core/jobs/worker.ts';
import { rotatePages, takePages } from './arrange.ts';
import { compress } from './compress.ts';
import { mergePdfs } from './merge.ts';

export default engineWorker({ pages: takePages, rotate: rotatePages, compress, merge: mergePdfs });
