import { rotatePages, takePages } from './arrange.ts';
import { compress } from './compress.ts';
import { mergePdfs } from './merge.ts';
import { showsTheSame } from './proof.ts';

export default { pages: takePages, rotate: rotatePages, compress, merge: mergePdfs, prove: showsTheSame };
