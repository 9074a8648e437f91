import { rank } from './ranking.ts';
import { embed } from './vectors.ts';

export default { embed, rank };
