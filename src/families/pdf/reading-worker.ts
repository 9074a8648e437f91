import { engineWorker } from '../../core/jobs/worker.ts';
import { infoOf } from './info/info.ts';
import { render } from './render.ts';
import { textOf } from './text/text.ts';

export default engineWorker({ info: infoOf, text: textOf, render });
