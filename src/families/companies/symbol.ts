/** Parses and normalises the notations of a listed company. */

export type Exchange = 'NSE' | 'BSE';

export interface CompanySymbol {
  /** The exchange stated in the symbol itself, if any. */
  readonly exchange: Exchange | undefined;
  /** A ticker, scrip code or ISIN in upper case. */
  readonly code: string;
  readonly kind: 'ticker' | 'scrip' | 'isin';
}

const ISIN = /^IN[EF9][A-Z0-9]{8}\d$/;

/**
 * @example parseSymbol('nse:m&m') // { exchange: 'NSE', code: 'M&M', kind: 'ticker' }
 * @example parseSymbol('500325.BO') // { exchange: 'BSE', code: '500325', kind: 'scrip' }
 */
export function parseSymbol(text: string): CompanySymbol {
  let code = text.trim().toUpperCase();
  let exchange: Exchange | undefined;
  const prefix = /^(NSE|BSE|BOM)[:_]/.exec(code);
  if (prefix) {
    exchange = prefix[1] === 'NSE' ? 'NSE' : 'BSE';
    code = code.slice(4);
  }
  const suffix = /\.(NS|BO)$/.exec(code);
  if (suffix) {
    exchange = suffix[1] === 'NS' ? 'NSE' : 'BSE';
    code = code.slice(0, -3);
  }
  if (ISIN.test(code)) return { exchange, code, kind: 'isin' };
  return { exchange, code, kind: /^\d{6}$/.test(code) ? 'scrip' : 'ticker' };
}

/** Issuer part of an ISIN: its first seven characters stay through splits and mergers (INE237A01028, later INE237A01036). */
export function issuerOf(isin: string): string {
  return isin.slice(0, 7);
}
