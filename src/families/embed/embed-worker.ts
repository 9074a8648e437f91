import { engineWorker } from '../../core/jobs/worker.ts';
import { type Ranked, type RankTask, rank } from './ranking.ts';
import { type Embedded, type EmbedTask, embed } from './vectors.ts';

export default engineWorker({
  embed: (task: EmbedTask): Promise<Embedded[]> => embed(task),
  rank: (task: RankTask): Promise<Ranked[]> => rank(task),
});
