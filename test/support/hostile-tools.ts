/** Fuzz requests with damaged and hostile inputs, for every operation on documents and pictures. */
import { pick, type RandomInt } from '../../src/core/util/random.ts';
import { BARCODE_TYPES } from '../../src/families/barcode/types.ts';
import type { HostileInputs } from './hostile.ts';

export interface HostileRequest {
  readonly path: string;
  /** Form fields if files are sent, otherwise query parameters. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly files?: readonly Buffer[];
}

export type RequestGenerator = (randomInt: RandomInt, inputs: HostileInputs) => HostileRequest;

/** Sends a PDF to one of the operations, whose options are in the query. */
const pdf =
  (...tools: readonly string[]): RequestGenerator =>
  (randomInt, inputs) => ({ path: `/v1/pdf/${pick(randomInt, tools)}`, files: [inputs.pdf(randomInt)] });
const picture =
  (...tools: readonly string[]): RequestGenerator =>
  (randomInt, inputs) => ({ path: `/v1/${pick(randomInt, tools)}`, files: [inputs.picture(randomInt)] });

/** By name: every operation that takes a document or picture, and those that render text. */
export const FUZZED_OPERATIONS: Readonly<Record<string, RequestGenerator>> = {
  info: pdf('info'),
  'text and layout': pdf('text', 'text?layout=true', 'text?last=1'),
  tables: pdf('tables', 'tables?mode=stream', 'tables?format=csv'),
  render: pdf('render?width=200', 'render?page=2&width=200&format=jpeg'),
  pages: pdf('pages?pages=1-,l', 'pages?pages=2', 'pages?pages=!1'),
  rotate: pdf('rotate?angle=90', 'rotate?angle=180&pages=1'),
  merge: (randomInt, { pdf, valid }) => ({
    path: pick(randomInt, ['/v1/pdf/merge', '/v1/pdf/merge?bookmarks=true']),
    files: randomInt(2) === 0 ? [valid.pdf, pdf(randomInt)] : [pdf(randomInt), pdf(randomInt), valid.pdf],
  }),
  'compare PDFs': (randomInt, { pdf, valid }) => ({
    path: pick(randomInt, ['/v1/pdf/compare', '/v1/pdf/compare?format=pdf']),
    files: [valid.pdf, pdf(randomInt)],
  }),
  compress: pdf('compress'),
  'split by pages': pdf('split', 'split?every=2'),
  'split by bookmarks': pdf('split?by=bookmarks'),
  'split by size': pdf('split?by=size&maxBytes=10240'),
  protect: (randomInt, { pdf, text }) => ({
    path: '/v1/pdf/protect',
    fields: { password: text(randomInt), owner: 'y' },
    files: [pdf(randomInt)],
  }),
  unlock: (randomInt, { pdf, text }) => ({ path: '/v1/pdf/unlock', fields: { password: text(randomInt) }, files: [pdf(randomInt)] }),
  'text watermark': (randomInt, inputs) => ({
    path: '/v1/pdf/watermark',
    fields: { text: inputs.text(randomInt) },
    files: [inputs.pdf(randomInt)],
  }),
  'image watermark': (randomInt, { valid, pdf, picture }) => ({
    path: '/v1/pdf/watermark',
    files: randomInt(2) === 0 ? [valid.pdf, picture(randomInt)] : [pdf(randomInt), valid.picture],
  }),
  metadata: pdf('metadata?format=json', 'metadata?title=x', 'metadata?remove=true'),
  'extract images': pdf('images'),
  'pages as a ZIP': pdf('render?pages=1-&width=60'),
  'compress, ebook and screen': pdf('compress?images=ebook', 'compress?images=screen'),
  'PDF from pictures': (randomInt, { picture }) => ({
    path: pick(randomInt, ['/v1/pdf/from-images', '/v1/pdf/from-images?page=picture']),
    files: Array.from({ length: 1 + randomInt(3) }, () => picture(randomInt)),
  }),
  convert: picture(
    'image/convert?format=jpg&maxBytes=2000&grayscale=true',
    'image/convert?format=png&width=50&height=90&fit=contain&background=ff000080&blur=2&sharpen=1',
    'image/convert?format=avif&width=40&height=30&fit=cover&position=attention&maxBytes=1500',
    'image/convert?format=webp&width=40&height=30&fit=cover&position=entropy',
  ),
  passport: picture(
    'image/passport?crop=0,0,9,9&sheet=none&dpi=100',
    'image/passport?crop=1,1,20,20&format=pdf&dpi=100',
    'image/passport?crop=0,0,30,40&sheet=a4&dpi=100&maxBytes=20000',
  ),
  'passport with automatic face crop': picture('image/passport?sheet=none&dpi=100', 'image/passport?dpi=100&format=pdf'),
  'scan of a photo': picture('image/enhance-scan', 'image/enhance-scan?mode=bw&format=pdf', 'image/enhance-scan?maxBytes=2000'),
  background: picture('image/remove-background', 'image/remove-background?format=webp'),
  OCR: picture('ocr', 'ocr?lang=hin'),
  'barcodes in images': picture('codes/read'),
  'barcodes in a PDF': (randomInt, { pdf }) => ({ path: '/v1/codes/read?last=1', files: [pdf(randomInt)] }),
  'info and hash of pictures': picture('image/info', 'image/hash'),
  'compare images': (randomInt, { picture, valid }) => ({ path: '/v1/image/compare', files: [valid.picture, picture(randomInt)] }),
  placeholder: picture('image/placeholder'),
  'QR with a logo': picture('qr/logo?text=potli', 'qr/logo?text=potli&format=png', 'qr/logo?text=potli&format=pdf'),
  'QR with a caption': (randomInt, { text }) => ({
    path: '/v1/qr',
    fields: { text: text(randomInt), caption: text(randomInt), format: pick(randomInt, ['svg', 'png', 'pdf']), shape: 'rounded' },
  }),
  barcode: (randomInt, { text }) => ({
    path: `/v1/barcode/${pick(randomInt, BARCODE_TYPES)}`,
    fields: { text: text(randomInt), format: 'png' },
  }),
  'Open Graph image': (randomInt, { text }) => ({
    path: '/v1/og-image',
    fields: {
      title: text(randomInt),
      subtitle: text(randomInt),
      site: text(randomInt).slice(0, 80),
      layout: pick(randomInt, ['left', 'centre', 'panel']),
      format: 'svg',
    },
  }),
  'Open Graph image with a logo': (randomInt, { text, picture }) => ({
    path: '/v1/og-image/logo',
    fields: { title: text(randomInt), format: pick(randomInt, ['svg', 'png']), layout: pick(randomInt, ['left', 'centre', 'panel']) },
    files: [picture(randomInt)],
  }),
  'code screenshot': (randomInt, { text }) => ({
    path: '/v1/code-image',
    fields: { code: text(randomInt), wrap: '20', highlight: '1-2', window: 'false', format: 'svg' },
  }),
};
