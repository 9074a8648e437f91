/** Classifies and parses the text of a decoded code. */
import type { KeyObject } from 'node:crypto';
import type { ReadCode } from '../records.ts';
import { parseAadhaar } from './aadhaar.ts';
import { parseGstInvoice } from './gst-invoice.ts';
import { parseUpi } from './upi.ts';

type Content = Pick<ReadCode, 'content' | 'upi' | 'invoice' | 'aadhaar'>;

export function parseContent(text: string, key: KeyObject | undefined): Content {
  const nothing = { upi: null, invoice: null, aadhaar: null };
  const upi = parseUpi(text);
  if (upi) return { ...nothing, content: 'upi', upi };
  const invoice = parseGstInvoice(text, key);
  if (invoice) return { ...nothing, content: 'gst-invoice', invoice };
  const aadhaar = parseAadhaar(text, key);
  if (aadhaar) return { ...nothing, content: 'aadhaar', aadhaar };
  return { ...nothing, content: /^https?:\/\/\S+$/i.test(text.trim()) ? 'url' : 'text' };
}
