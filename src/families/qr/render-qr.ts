import { codeFile, moduleLayout } from '../../core/draw/barcode-output.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { type EccLevel, toSymbol } from './symbol.ts';

export interface QrRequest {
  readonly text: string;
  readonly ecc: EccLevel;
  readonly size: number;
  readonly margin: number;
  /** Hex digits. */
  readonly fg: string;
  readonly bg: string;
  readonly format: 'svg' | 'png' | 'pdf';
  readonly shape?: 'square' | 'rounded';
  readonly caption?: string | undefined;
}

export type PlainQr = QrRequest & { readonly format: 'svg' | 'png' };

/** Square modules only: the smallest files, drawn without fonts. */
export function isPlain(request: QrRequest): request is PlainQr {
  return request.format !== 'pdf' && request.shape !== 'rounded' && request.caption === undefined;
}

export async function renderPlainQr(request: PlainQr): Promise<FileAnswer> {
  const symbol = toSymbol(request.text, request.ecc);
  const picture = await codeFile(symbol, moduleLayout(symbol, request), request);
  return { ...picture, headers: inlineDisposition(request.format) };
}

export function inlineDisposition(format: QrRequest['format']): Readonly<Record<string, string>> {
  return { 'content-disposition': `inline; filename="qr.${format}"` };
}
