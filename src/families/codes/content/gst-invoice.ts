/** The signed QR code of a GST e-invoice: a JWT of the Invoice Registration Portal (RS256), whose `data` is JSON in a string. */
import { type KeyObject, verify } from 'node:crypto';
import type { GstInvoice } from '../records.ts';
import { signatureState } from './signature.ts';

const JWT = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;

export function parseGstInvoice(text: string, key: KeyObject | undefined): GstInvoice | undefined {
  const [, header, payload, signature] = JWT.exec(text.trim()) ?? [];
  if (header === undefined || payload === undefined || signature === undefined) return undefined;
  const claims = parseObject(decode(payload));
  const data = typeof claims?.data === 'string' ? parseObject(claims.data) : claims;
  if (!claims || !data || typeof data.Irn !== 'string') return undefined;
  const value = (name: string): string | null => {
    const field = data[name];
    return typeof field === 'string' || typeof field === 'number' ? `${field}` : null;
  };
  const isSigned = (publicKey: KeyObject): boolean =>
    parseObject(decode(header))?.alg === 'RS256' &&
    verify('sha256', Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url'));
  return {
    seller_gstin: value('SellerGstin'),
    buyer_gstin: value('BuyerGstin'),
    number: value('DocNo'),
    type: value('DocTyp'),
    date: isoDate(value('DocDt')),
    value: value('TotInvVal'),
    items: value('ItemCnt'),
    hsn: value('MainHsnCode'),
    irn: data.Irn,
    irn_date: value('IrnDt'),
    issuer: typeof claims.iss === 'string' ? claims.iss : null,
    signature: signatureState(key, isSigned),
  };
}

const decode = (part: string): string => Buffer.from(part, 'base64url').toString();

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

/** DD/MM/YYYY, as the portal writes it, to YYYY-MM-DD. */
function isoDate(date: string | null): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(date ?? '') ?? [];
  return day === undefined ? date : `${year}-${month}-${day}`;
}
