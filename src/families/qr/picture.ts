import { codeFile, fitWithin } from '../../core/draw/code.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { type Level, toSymbol } from './symbol.ts';

export interface QrRequest {
  readonly text: string;
  readonly ecc: Level;
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

export async function toPicture(request: PlainQr): Promise<FileAnswer> {
  const symbol = toSymbol(request.text, request.ecc);
  const picture = await codeFile(symbol, fitWithin(symbol, request), request);
  return { ...picture, headers: inline(request.format) };
}

export function inline(format: QrRequest['format']): Readonly<Record<string, string>> {
  return { 'content-disposition': `inline; filename="qr.${format}"` };
}
