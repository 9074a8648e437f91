/** Output schema of the code reader. */
import { z } from 'zod';
import type { DataOf } from '../../core/request/output.ts';

export const CODE_TYPES = [
  'qr',
  'microqr',
  'rmqr',
  'ean13',
  'ean8',
  'upca',
  'upce',
  'code128',
  'code39',
  'code93',
  'codabar',
  'itf',
  'databar',
  'datamatrix',
  'pdf417',
  'aztec',
] as const;
export type CodeType = (typeof CODE_TYPES)[number];

const nullable = (description: string) => z.string().nullable().describe(description);

const Signature = z
  .enum(['valid', 'invalid', 'unverified', 'unsigned'])
  .describe('valid or invalid by the given `key`; unverified without a key: anyone can print such a code; unsigned if it has none');
export type SignatureState = z.output<typeof Signature>;

const UpiPayment = z.object({
  pa: z.string().describe('UPI ID of the payee'),
  pn: nullable('Name of the payee, as the code states it'),
  am: nullable('Amount; null if the payer enters it'),
  cu: nullable('Currency'),
  tn: nullable('Note'),
  tr: nullable('Reference of the payee'),
  mc: nullable('Merchant category code'),
});
export type UpiPayment = DataOf<typeof UpiPayment>;

const GstInvoice = z.object({
  seller_gstin: nullable('GSTIN of the seller'),
  buyer_gstin: nullable('GSTIN of the buyer'),
  number: nullable('Number of the document'),
  type: nullable('INV (invoice), CRN (credit note) or DBN (debit note)'),
  date: nullable('Date of the document, YYYY-MM-DD'),
  value: nullable('Total value in rupees'),
  items: nullable('Number of line items'),
  hsn: nullable('HSN code of the main item'),
  irn: z.string().describe('Invoice reference number'),
  irn_date: nullable('When the reference number was issued, as printed'),
  issuer: nullable('Issuer of the token'),
  signature: Signature,
});
export type GstInvoice = DataOf<typeof GstInvoice>;

const Aadhaar = z.object({
  version: z.string().describe('V1 to V5 of the secure QR code; XML before 2018'),
  last_digits: nullable('Last four digits of the Aadhaar number'),
  generated: nullable('When the code was made, in Indian time'),
  name: nullable('Name of the holder, in Latin letters'),
  date_of_birth: nullable('Date or year of birth, as printed'),
  gender: nullable('M, F or T'),
  care_of: nullable('Parent, spouse or guardian, such as C/O Ravi Rao'),
  house: nullable('House or flat number, or its name'),
  street: nullable('Street or road of the address'),
  landmark: nullable('Landmark near the address'),
  locality: nullable('Area or locality of the address'),
  village_or_town: nullable('Village, town or city'),
  post_office: nullable('Post office that serves the address'),
  sub_district: nullable('Sub-district, such as a tehsil or taluk'),
  district: nullable('District of the address'),
  state: nullable('State or union territory of the address'),
  pincode: nullable('Pincode of the address, six digits'),
  mobile_last_digits: nullable('Last four digits of the mobile number, from V2'),
  signature: Signature,
});
export type Aadhaar = DataOf<typeof Aadhaar>;

const ReadCode = z.object({
  type: z.enum(CODE_TYPES).describe('Symbology'),
  text: z.string().describe('Content as text'),
  base64: nullable('Content as bytes in base64, if it is not text'),
  content: z.enum(['upi', 'gst-invoice', 'aadhaar', 'url', 'text', 'binary']).describe('Kind of content'),
  page: z.int().describe('Page of a PDF; 1 for an image'),
  box: z
    .object({
      x: z.int().describe('Left edge'),
      y: z.int().describe('Upper edge'),
      width: z.int().describe('From left to right'),
      height: z.int().describe('From top to bottom'),
    })
    .describe('Bounding box, in pixels from the top left of the page'),
  rotation: z.int().describe('Degrees clockwise from upright, 0 to 359'),
  upi: UpiPayment.nullable().describe('Fields of a UPI payment link'),
  invoice: GstInvoice.nullable().describe('Fields of the signed QR code of a GST e-invoice'),
  aadhaar: Aadhaar.nullable().describe('Fields of the QR code of an Aadhaar letter or card'),
});
export type ReadCode = DataOf<typeof ReadCode>;

export const ReadCodes = z
  .object({
    codes: z.array(ReadCode).describe('Codes found, by page, from top to bottom'),
    pages: z
      .array(
        z.object({
          page: z.int().describe('Page number, from 1'),
          width: z.int().describe('Of the image, upright, in pixels'),
          height: z.int().describe('Of the image, upright, in pixels'),
        }),
      )
      .describe('Pages searched; one for an image'),
  })
  .meta({ id: 'ReadCodes' });
export type ReadCodes = DataOf<typeof ReadCodes>;
