/** If-None-Match (RFC 9110, 13.1.2): a list of tags, weak ones compared by their value, or anything at all. */
export function matches(header: string, tag: string): boolean {
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag || part.trim() === '*');
}
