import { z } from 'zod';
import { codeText } from '../../core/draw/barcode-output.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { choice, number, pattern, text } from '../../core/request/params.ts';
import { drawQrCode } from './draw.ts';
import { drawLogoQr } from './logo/operation.ts';
import { recogniseLink } from './recognise.ts';
import { QR_MEDIA, qrFormat, qrStyleInput } from './style-input.ts';
import { ECC_LEVELS, MAX_QR_CHARACTERS } from './symbol.ts';
import { formatAmount, hasAtMostTwoDecimals, paymentLink } from './upi.ts';

const drawQr = operation({
  id: 'qr',
  path: '/v1/qr',
  title: 'Make a QR code',
  keywords: 'qr, qr code, make qr, qr generator, generate qr, qr code for, क्यूआर कोड, क्यूआर, கியூஆர், qr banao, wifi qr',
  tool: 'qr',
  toolDefaults: { format: 'png' },
  toolHides: ['margin', 'fg', 'bg', 'shape', 'caption'],
  summary: 'Generate a QR code of any text',
  details:
    'Capacity up to 2,953 bytes at level L, 2,331 at M, 1,663 at Q and 1,273 at H; more if the text is only digits or capitals. ' +
    'Modules are whole pixels, so the image is as wide as `size` allows and never wider; a caption is placed below it. `format=pdf` returns one page of vector outlines, with 96 pixels of `size` per inch.',
  input: {
    text: codeText(MAX_QR_CHARACTERS),
    ecc: choice(ECC_LEVELS, { description: 'Error correction level' }).default('M'),
    format: qrFormat,
    ...qrStyleInput,
  },
  textBody: 'text',
  output: { media: QR_MEDIA },
  cost: 10,
  example: { text: 'https://www.india.gov.in' },
  run: (request, { jobs }) => drawQrCode(request, jobs),
});

const PaymentLink = z
  .object({
    link: z.string().describe('upi:// link in the code'),
    pa: z.string().describe('UPI ID of the payee'),
    pn: z.string().nullable().describe('Name of the payee'),
    am: z.string().nullable().describe('Amount in rupees; null if the payer enters it'),
    cu: z.literal('INR').describe('Currency, always rupees'),
    tn: z.string().nullable().describe('Note shown to the payer'),
    tr: z.string().nullable().describe('Reference of the payee'),
    mc: z.string().nullable().describe('Merchant category code'),
    image: z.string().describe('URL of the QR code image'),
  })
  .meta({ id: 'PaymentLink' });

const MIN_RUPEES = 0.01;
const MAX_RUPEES = 9_999_999.99;
const AMOUNT_RULE = `must be a number from ${MIN_RUPEES} to ${MAX_RUPEES}, without commas`;

const drawUpiQr = operation({
  id: 'upi_qr',
  path: '/v1/upi-qr',
  title: 'UPI payment QR',
  keywords:
    'upi qr, upi qr code, payment qr, gpay qr, phonepe qr, paytm qr, bhim qr, scan and pay, upi payment, collect payment, pay, ' +
    'यूपीआई, भुगतान क्यूआर, யுபிஐ, upi link',
  tool: 'upi_qr',
  toolDefaults: { format: 'png' },
  toolHides: ['tr', 'mc', 'margin', 'fg', 'bg', 'shape', 'caption'],
  summary: 'Generate a QR code for a UPI payment request',
  details: 'Encodes an `upi://pay` link. Nothing is checked with a bank or with NPCI. `format=json` returns the link instead of the image.',
  input: {
    pa: pattern({
      description: 'UPI ID of the payee',
      // Names with a handle; also accounts by IFSC and mobile numbers by MMID, which have no handle.
      pattern: /^[A-Za-z0-9._-]{2,256}@([A-Za-z][A-Za-z0-9]{1,63}|[A-Za-z]{4}0[A-Za-z0-9]{6}\.ifsc\.npci|\d{7}\.mmid\.npci)$/,
      message: 'must be a UPI ID, such as shop@okaxis',
      max: 321,
    }),
    pn: text({ description: 'Payee name', max: 99 }).optional(),
    am: number({ description: 'Amount in rupees; by default the payer enters it', min: MIN_RUPEES, max: MAX_RUPEES, message: AMOUNT_RULE })
      .refine(hasAtMostTwoDecimals, { error: 'must have at most two decimals' })
      .optional(),
    tn: text({ description: 'Note', max: 80 }).optional(),
    tr: pattern({
      description: 'Transaction reference',
      pattern: /^[A-Za-z0-9._/-]{1,35}$/,
      message: 'must be 1 to 35 letters, digits, dots, hyphens, underscores or slashes',
      max: 35,
    }).optional(),
    mc: pattern({ description: 'Merchant category code', pattern: /^\d{4}$/, message: 'must be four digits', max: 4 }).optional(),
    format: choice(['svg', 'png', 'json', 'pdf'], { description: 'Image format, pdf for printing, or json for the link' }).default('svg'),
    ...qrStyleInput,
  },
  output: { media: QR_MEDIA, json: PaymentLink },
  cost: ({ format }) => (format === 'json' ? 1 : 10),
  example: { pa: 'shop@okaxis', pn: 'Ravi Stores', am: 199.5 },
  run({ format, size, margin, fg, bg, shape, caption, ...payment }, { baseUrl, jobs }) {
    const link = paymentLink(payment);
    if (format !== 'json') return drawQrCode({ text: link, ecc: 'M', format, size, margin, fg, bg, shape, caption }, jobs);
    const { pa, pn = null, am, tn = null, tr = null, mc = null } = payment;
    const amount = am === undefined ? null : formatAmount(am);
    const image = `${baseUrl}/v1/upi-qr${link.slice(link.indexOf('?')).replace('&cu=INR', '')}&format=png${styleQuery({ size, margin, fg, bg, shape, caption })}`;
    return {
      data: { link, pa, pn, am: amount, cu: 'INR', tn, tr, mc, image },
      meta: { note: 'Nothing was checked with a bank or with NPCI.' },
    };
  },
});

/** Style parameters as a query string for a link, without defaults. */
function styleQuery(style: { readonly [Name in keyof typeof qrStyleInput]: z.output<(typeof qrStyleInput)[Name]> }): string {
  const defaults = z.object(qrStyleInput).parse({});
  const changed = Object.entries(style).filter(([name, value]) => value !== defaults[name as keyof typeof qrStyleInput]);
  return changed.map(([name, value]) => `&${name}=${encodeURIComponent(value as string)}`).join('');
}

export const qrFamily: Family = {
  id: 'qr',
  name: 'QR codes',
  group: 'Money and business',
  about: 'QR codes of any text and of UPI payment requests, as SVG, PNG or PDF for printing.',
  operations: [drawQr, drawUpiQr, drawLogoQr],
  recognise: recogniseLink,
};
