/** Requests that render a different picture each time, so that no response comes from the cache. */
export interface Generator {
  readonly name: string;
  path(index: number): string;
  /** Rendered natively on large bitmaps: a leak shows at once. */
  readonly leaked?: true;
}

const CODE = `export function greet(name: string): string {
  // வணக்கம், நமஸ்தே
  return \`Hello, \${name}!\`;
}
`;
const LOGOS = ['RELIANCE', 'TCS', 'INFY', 'HDFCBANK', 'ICICIBANK', 'SBIN'];

const encoded = encodeURIComponent;

export const GENERATORS: readonly Generator[] = [
  {
    name: 'code images',
    path: (index) => `/v1/code-image?language=typescript&format=png&code=${encoded(`// ${index}\n${CODE.repeat(8)}`)}`,
    leaked: true,
  },
  {
    name: 'social previews',
    path: (index) => `/v1/og-image?title=${encoded(`Picture ${index}: தமிழ் हिन्दी`)}&subtitle=drawn&format=png`,
    leaked: true,
  },
  {
    name: 'logos as PNG',
    path: (index) => `/v1/logos/${LOGOS[index % LOGOS.length]}?format=png&size=${400 + (index % 100)}`,
    leaked: true,
  },
  { name: 'QR codes as PNG', path: (index) => `/v1/qr?text=${encoded(`number ${index}`)}&format=png&size=1024` },
  { name: 'payment codes as PNG', path: (index) => `/v1/upi-qr?pa=someone@upi&pn=Someone&am=${index + 1}&format=png` },
  { name: 'barcodes as PNG', path: (index) => `/v1/barcode/code128?text=N${index}&format=png` },
  { name: 'social previews as SVG', path: (index) => `/v1/og-image?title=${encoded(`Picture ${index}`)}&format=svg` },
];
