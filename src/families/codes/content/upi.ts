/** UPI payment links (NPCI, UPI linking specification). */
import type { UpiPayment } from '../records.ts';

const UPI_LINK = /^upi:\/\/(?:pay|mandate)\/?\?(.*)$/is;

export function parseUpi(text: string): UpiPayment | undefined {
  const query = UPI_LINK.exec(text.trim())?.[1];
  if (query === undefined) return undefined;
  const values = new Map(query.split('&').map(parsePair));
  const pa = values.get('pa');
  if (!pa) return undefined;
  const value = (name: string): string | null => values.get(name) || null;
  return { pa, pn: value('pn'), am: value('am'), cu: value('cu'), tn: value('tn'), tr: value('tr'), mc: value('mc') };
}

function parsePair(pair: string): [string, string] {
  const separator = pair.indexOf('=');
  return separator < 0 ? [pair.toLowerCase(), ''] : [pair.slice(0, separator).toLowerCase(), percentDecode(pair.slice(separator + 1))];
}

/** Payment apps take `+` literally, and accept a lone `%`. */
function percentDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
