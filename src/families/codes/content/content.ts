/** Classifies and parses the text of a decoded code. */
import type { KeyObject } from 'node:crypto';
import type { ReadCode } from '../records.ts';
import { parseAadhaar } from './aadhaar.ts';
import { parseGstInvoice } from './gst-invoice.ts';
import { parseUpi } from './upi.ts';

type Content = Pick<ReadCode, 'content' | 'upi' | 'invoice' | 'aadhaar'>;

export function parseContent(text: string, key: KeyObject | undefined): Content {
  const noFields = { upi: null, invoice: null, aadhaar: null };
  const upi = parseUpi(text);
  if (upi) return { ...noFields, content: 'upi', upi };
  const invoice = parseGstInvoice(text, key);
  if (invoice) return { ...noFields, content: 'gst-invoice', invoice };
  const aadhaar = parseAadhaar(text, key);
  if (aadhaar) return { ...noFields, content: 'aadhaar', aadhaar };
  return { ...noFields, content: /^https?:\/\/\S+$/i.test(text.trim()) ? 'url' : 'text' };
}
