/** Entry point of the child process of the `pdf-reading` engine. */
import { comparePdfs } from '../compare/compare-pdfs.ts';
import { readForm } from '../forms/read-form.ts';
import { readInfo } from '../info/info.ts';
import type { RenderPagesRequest, RenderRequest } from '../render.ts';
import { readSignatures } from '../signatures/signatures.ts';
import { extractTables } from '../tables/extract-tables.ts';
import { extractText } from '../text/extract-text.ts';

/** Lazy import: libvips takes longer to load than the text of a short PDF takes to extract. */
const importRender = (): Promise<typeof import('../render.ts')> => import('../render.ts');

export default {
  info: readInfo,
  text: extractText,
  tables: extractTables,
  signatures: readSignatures,
  form: readForm,
  compare: comparePdfs,
  render: async (request: RenderRequest) => (await importRender()).render(request),
  renderPages: async (request: RenderPagesRequest) => (await importRender()).renderPages(request),
};
