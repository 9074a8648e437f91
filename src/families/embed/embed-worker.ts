import { engineWorker } from '../../core/jobs/worker.ts';
import { type Ranked, type RankTask, rank } from './ranking.ts';
import { type Embedded, type EmbedTask, embed } from './vectors.ts';

export default engineWorker({
  embed: (task: EmbedTask, wanted): Promise<Embedded[]> => embed(task, wanted),
  rank: (task: RankTask, wanted): Promise<Ranked[]> => rank(task, wanted),
});
