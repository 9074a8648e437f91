import { infoOf } from '../info/info.ts';
import type { RenderPagesRequest, RenderRequest } from '../render.ts';
import { textOf } from '../text/text.ts';

/** Lazy import: libvips takes longer to load than the text of a short PDF takes to extract. */
const rendering = (): Promise<typeof import('../render.ts')> => import('../render.ts');

export default {
  info: infoOf,
  text: textOf,
  render: async (request: RenderRequest) => (await rendering()).render(request),
  renderPages: async (request: RenderPagesRequest) => (await rendering()).renderPages(request),
};
