/** Top-level bookmarks and their target pages. Child process. */
import { withPdf } from '../../../core/pdf/document.ts';
import { readUtf16 } from '../../../core/pdf/pdfium.ts';

export interface Bookmark {
  readonly title: string;
  /** From 1. */
  readonly page: number;
}

/** The linked list of bookmarks may be cyclic. */
const MAX_BOOKMARKS = 2_000;

export function readBookmarks(bytes: Uint8Array): Promise<Bookmark[]> {
  return withPdf(bytes, ({ pdfium, document, pages }) => {
    const found: Bookmark[] = [];
    let bookmark = pdfium.FPDFBookmark_GetFirstChild(document, 0);
    for (let seen = 0; bookmark !== 0 && seen < MAX_BOOKMARKS; seen++) {
      const at = bookmark;
      const action = pdfium.FPDFBookmark_GetAction(at);
      const place = pdfium.FPDFBookmark_GetDest(document, at) || (action === 0 ? 0 : pdfium.FPDFAction_GetDest(document, action));
      const page = place === 0 ? -1 : pdfium.FPDFDest_GetDestPageIndex(document, place);
      const title = readUtf16(pdfium, (address, length) => pdfium.FPDFBookmark_GetTitle(at, address, length)).trim();
      if (page >= 0 && page < pages) found.push({ title, page: page + 1 });
      bookmark = pdfium.FPDFBookmark_GetNextSibling(document, at);
    }
    return found;
  });
}
