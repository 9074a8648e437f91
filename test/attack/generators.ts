/** Requests that render a different picture each time, so that no response comes from the cache. */
export interface Generator {
  readonly name: string;
  path(at: number): string;
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
    path: (at) => `/v1/code-image?language=typescript&format=png&code=${encoded(`// ${at}\n${CODE.repeat(8)}`)}`,
    leaked: true,
  },
  {
    name: 'social previews',
    path: (at) => `/v1/og-image?title=${encoded(`Picture ${at}: தமிழ் हिन्दी`)}&subtitle=drawn&format=png`,
    leaked: true,
  },
  { name: 'logos as PNG', path: (at) => `/v1/logos/${LOGOS[at % LOGOS.length]}?format=png&size=${400 + (at % 100)}`, leaked: true },
  { name: 'QR codes as PNG', path: (at) => `/v1/qr?text=${encoded(`number ${at}`)}&format=png&size=1024` },
  { name: 'payment codes as PNG', path: (at) => `/v1/upi-qr?pa=someone@upi&pn=Someone&am=${at + 1}&format=png` },
  { name: 'barcodes as PNG', path: (at) => `/v1/barcode/code128?text=N${at}&format=png` },
  { name: 'social previews as SVG', path: (at) => `/v1/og-image?title=${encoded(`Picture ${at}`)}&format=svg` },
];
