/** Top-level bookmarks and their target pages. Child process. */
import { withPdf } from '../../../core/pdf/document.ts';
import { readUtf16 } from '../../../core/pdf/pdfium.ts';

export interface Bookmark {
  readonly title: string;
  /** From 1. */
  readonly page: number;
}

/** Limit on the linked list of bookmarks, which may be cyclic. */
const MAX_BOOKMARKS = 2_000;

export function readBookmarks(bytes: Uint8Array): Promise<Bookmark[]> {
  return withPdf(bytes, ({ pdfium, document, pages }) => {
    const bookmarks: Bookmark[] = [];
    let bookmark = pdfium.FPDFBookmark_GetFirstChild(document, 0);
    for (let count = 0; bookmark !== 0 && count < MAX_BOOKMARKS; count++) {
      const current = bookmark;
      const action = pdfium.FPDFBookmark_GetAction(current);
      const destination =
        pdfium.FPDFBookmark_GetDest(document, current) || (action === 0 ? 0 : pdfium.FPDFAction_GetDest(document, action));
      const page = destination === 0 ? -1 : pdfium.FPDFDest_GetDestPageIndex(document, destination);
      const title = readUtf16(pdfium, (address, length) => pdfium.FPDFBookmark_GetTitle(current, address, length)).trim();
      if (page >= 0 && page < pages) bookmarks.push({ title, page: page + 1 });
      bookmark = pdfium.FPDFBookmark_GetNextSibling(document, current);
    }
    return bookmarks;
  });
}
