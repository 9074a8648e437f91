/** If-None-Match (RFC 9110, 13.1.2): list of entity tags under weak comparison, or `*`. */
export function etagMatches(header: string, tag: string): boolean {
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag || part.trim() === '*');
}
