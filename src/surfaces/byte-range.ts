/** Range requests (RFC 9110, 14): a single byte range. For multiple ranges the complete file is sent, as the RFC allows. */

export interface ByteRange {
  readonly from: number;
  /** Last byte, inclusive. */
  readonly to: number;
}

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** `all` if Range is absent or invalid; `none` if it is unsatisfiable. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header?.replaceAll(' ', '') ?? '') ?? [];
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
