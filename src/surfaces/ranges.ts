/** The part of a file that a client asks for (RFC 9110, 14): one range of bytes; of several the whole file is sent, as the standard allows. */

export interface Part {
  readonly from: number;
  /** The last byte, included. */
  readonly to: number;
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** `all` where no part is asked for, or none that is understood; `none` where it lies behind the end. */
export function partOf(header: string | undefined, size: number): Part | 'all' | 'none' {
  const [, first = '', last = ''] = ONE_RANGE.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === '' && last === '') return 'all';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < from) return 'all';
  return from >= size ? 'none' : { from, to };
}
