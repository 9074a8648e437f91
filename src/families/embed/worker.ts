import { crossEncode } from './cross-encoder.ts';
import { scoreDocuments } from './ranking.ts';
import { embed } from './vectors.ts';

export default { crossEncode, embed, rank: scoreDocuments };
