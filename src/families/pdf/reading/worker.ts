import { infoOf } from '../info/info.ts';
import { render } from '../render.ts';
import { textOf } from '../text/text.ts';

export default { info: infoOf, text: textOf, render };
