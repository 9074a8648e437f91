/** Top-level bookmarks and their target pages. Child process. */
import { readPdf } from '../../../core/pdf/document.ts';
import { readText } from '../../../core/pdf/pdfium.ts';

export interface Bookmark {
  readonly title: string;
  /** From 1. */
  readonly page: number;
}

/** The linked list of bookmarks may be cyclic. */
const MOST_BOOKMARKS = 2_000;

export function bookmarksOf(bytes: Uint8Array): Promise<Bookmark[]> {
  return readPdf(bytes, ({ pdfium, document, pages }) => {
    const found: Bookmark[] = [];
    let bookmark = pdfium.FPDFBookmark_GetFirstChild(document, 0);
    for (let seen = 0; bookmark !== 0 && seen < MOST_BOOKMARKS; seen++) {
      const at = bookmark;
      const action = pdfium.FPDFBookmark_GetAction(at);
      const place = pdfium.FPDFBookmark_GetDest(document, at) || (action === 0 ? 0 : pdfium.FPDFAction_GetDest(document, action));
      const page = place === 0 ? -1 : pdfium.FPDFDest_GetDestPageIndex(document, place);
      const title = readText(pdfium, (address, length) => pdfium.FPDFBookmark_GetTitle(at, address, length)).trim();
      if (page >= 0 && page < pages) found.push({ title, page: page + 1 });
      bookmark = pdfium.FPDFBookmark_GetNextSibling(document, at);
    }
    return found;
  });
}
