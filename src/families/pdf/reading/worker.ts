import { infoOf } from '../info/info.ts';
import { render, renderPages } from '../render.ts';
import { textOf } from '../text/text.ts';

export default { info: infoOf, text: textOf, render, renderPages };
