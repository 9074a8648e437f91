/** Fuzz requests with damaged and hostile inputs, for every operation on documents and pictures. */
import { type Draw, pick } from '../../src/core/util/random.ts';
import { BARCODE_TYPES } from '../../src/families/barcode/types.ts';
import type { HostileInputs } from './hostile.ts';

export interface Asked {
  readonly path: string;
  /** Form fields if files are sent, otherwise query parameters. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly files?: readonly Buffer[];
}

export type Ask = (draw: Draw, inputs: HostileInputs) => Asked;

/** Sends a PDF to one of the operations, whose options are in the query. */
const pdf =
  (...tools: readonly string[]): Ask =>
  (draw, inputs) => ({ path: `/v1/pdf/${pick(draw, tools)}`, files: [inputs.pdf(draw)] });
const picture =
  (...tools: readonly string[]): Ask =>
  (draw, inputs) => ({ path: `/v1/${pick(draw, tools)}`, files: [inputs.picture(draw)] });

/** By name: every operation that takes a document or picture, and those that render text. */
export const TOOLS: Readonly<Record<string, Ask>> = {
  info: pdf('info'),
  'text and layout': pdf('text', 'text?layout=true', 'text?last=1'),
  tables: pdf('tables', 'tables?mode=stream', 'tables?format=csv'),
  render: pdf('render?width=200', 'render?page=2&width=200&format=jpeg'),
  pages: pdf('pages?pages=1-,l', 'pages?pages=2', 'pages?pages=!1'),
  rotate: pdf('rotate?angle=90', 'rotate?angle=180&pages=1'),
  merge: (draw, { pdf, sound }) => ({
    path: pick(draw, ['/v1/pdf/merge', '/v1/pdf/merge?bookmarks=true']),
    files: draw(2) === 0 ? [sound.pdf, pdf(draw)] : [pdf(draw), pdf(draw), sound.pdf],
  }),
  compress: pdf('compress'),
  'split by pages': pdf('split', 'split?every=2'),
  'split by bookmarks': pdf('split?by=bookmarks'),
  'split by size': pdf('split?by=size&maxBytes=10240'),
  protect: (draw, { pdf, text }) => ({ path: '/v1/pdf/protect', fields: { password: text(draw), owner: 'y' }, files: [pdf(draw)] }),
  unlock: (draw, { pdf, text }) => ({ path: '/v1/pdf/unlock', fields: { password: text(draw) }, files: [pdf(draw)] }),
  'watermark of text': (draw, inputs) => ({ path: '/v1/pdf/watermark', fields: { text: inputs.text(draw) }, files: [inputs.pdf(draw)] }),
  'watermark of a picture': (draw, { sound, pdf, picture }) => ({
    path: '/v1/pdf/watermark',
    files: draw(2) === 0 ? [sound.pdf, picture(draw)] : [pdf(draw), sound.picture],
  }),
  metadata: pdf('metadata?format=json', 'metadata?title=x', 'metadata?remove=true'),
  'pictures out of a PDF': pdf('images'),
  'pages as a ZIP': pdf('render?pages=1-&width=60'),
  'compress, ebook and screen': pdf('compress?images=ebook', 'compress?images=screen'),
  'PDF from pictures': (draw, { picture }) => ({
    path: pick(draw, ['/v1/pdf/from-images', '/v1/pdf/from-images?page=picture']),
    files: Array.from({ length: 1 + draw(3) }, () => picture(draw)),
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
  'passport by the head': picture('image/passport?sheet=none&dpi=100', 'image/passport?dpi=100&format=pdf'),
  background: picture('image/remove-background', 'image/remove-background?format=webp'),
  'text of pictures': picture('ocr', 'ocr?lang=hin'),
  'codes of pictures': picture('codes/read'),
  'codes of a PDF': (draw, { pdf }) => ({ path: '/v1/codes/read?last=1', files: [pdf(draw)] }),
  'info and hash of pictures': picture('image/info', 'image/hash'),
  'comparing pictures': (draw, { picture, sound }) => ({ path: '/v1/image/compare', files: [sound.picture, picture(draw)] }),
  placeholder: picture('image/placeholder'),
  'QR with a logo': picture('qr/logo?text=potli', 'qr/logo?text=potli&format=png', 'qr/logo?text=potli&format=pdf'),
  'QR with a caption': (draw, { text }) => ({
    path: '/v1/qr',
    fields: { text: text(draw), caption: text(draw), format: pick(draw, ['svg', 'png', 'pdf']), shape: 'rounded' },
  }),
  barcode: (draw, { text }) => ({ path: `/v1/barcode/${pick(draw, BARCODE_TYPES)}`, fields: { text: text(draw), format: 'png' } }),
  'preview of text': (draw, { text }) => ({
    path: '/v1/og-image',
    fields: {
      title: text(draw),
      subtitle: text(draw),
      site: text(draw).slice(0, 80),
      layout: pick(draw, ['left', 'centre', 'panel']),
      format: 'svg',
    },
  }),
  'preview with a logo': (draw, { text, picture }) => ({
    path: '/v1/og-image/logo',
    fields: { title: text(draw), format: pick(draw, ['svg', 'png']), layout: pick(draw, ['left', 'centre', 'panel']) },
    files: [picture(draw)],
  }),
  'picture of code': (draw, { text }) => ({
    path: '/v1/code-image',
    fields: { code: text(draw), wrap: '20', highlight: '1-2', window: 'false', format: 'svg' },
  }),
};
