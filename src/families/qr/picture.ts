import { type CodeStyle, codeFile, fitWithin } from '../../core/draw/code.ts';
import type { FileAnswer } from '../../core/request/envelope.ts';
import { type Level, toSymbol } from './symbol.ts';

export interface QrRequest extends CodeStyle {
  readonly text: string;
  readonly ecc: Level;
  readonly size: number;
  readonly margin: number;
}

export async function toPicture(request: QrRequest): Promise<FileAnswer> {
  const symbol = toSymbol(request.text, request.ecc);
  const picture = await codeFile(symbol, fitWithin(symbol, request), request);
  return { ...picture, headers: { 'content-disposition': `inline; filename="qr.${request.format}"` } };
}
