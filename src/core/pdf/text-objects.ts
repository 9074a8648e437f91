/** The text objects of a page in file order, with their `ActualText`. Child processes only. */
import type { OpenPage } from './document.ts';
import { boundsOf, PAGE_OBJECT, SCRATCH_BYTES, type UserSpaceBox, walkPageObjects } from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';
import { decodeTextString } from './text-string.ts';

/** Replacement text (`ActualText`) for one or more objects whose glyphs and characters do not map one to one. */
export interface ActualText {
  readonly text: string;
  /** Union of the boxes of these objects. */
  readonly extent: UserSpaceBox;
}

export interface TextObject {
  /** Index in file order. */
  readonly rank: number;
  readonly extent: UserSpaceBox;
  /** Shared by all objects of one `ActualText`; undefined for objects without. */
  readonly actualText: ActualText | undefined;
}

/** Keyed by PDFium handle. */
export function readTextObjects(page: OpenPage): Map<number, TextObject> {
  const { pdfium } = page;
  const objects = new Map<number, TextObject>();
  const marks = new Map<number, ActualText | undefined>();
  walkPageObjects(
    page,
    (object, type, matrices, address) => {
      if (type !== PAGE_OBJECT.text) return;
      const extent = boundsOf(pdfium, object, matrices, address);
      const actualText = actualTextOf(pdfium, object, marks, address);
      if (actualText) extendBox(actualText.extent, extent);
      objects.set(object, { rank: objects.size, extent, actualText });
    },
    MAX_ACTUAL_TEXT_BYTES,
  );
  return objects;
}

/** `ActualText` of the innermost marked-content sequence that has one, shared by all objects in it. */
function actualTextOf(pdfium: Pdfium, object: number, cache: Map<number, ActualText | undefined>, address: number): ActualText | undefined {
  for (let index = pdfium.direct.FPDFPageObj_CountMarks(object) - 1; index >= 0; index--) {
    const mark = pdfium.direct.FPDFPageObj_GetMark(object, index);
    if (!cache.has(mark)) cache.set(mark, readActualText(pdfium, mark, address));
    const actualText = cache.get(mark);
    if (actualText) return actualText;
  }
  return undefined;
}

/** Longer ones cover whole paragraphs: the glyphs are read instead. */
const MAX_ACTUAL_TEXT_BYTES = 1_024;

function readActualText(pdfium: Pdfium, mark: number, address: number): ActualText | undefined {
  const text = address + SCRATCH_BYTES;
  if (!pdfium.FPDFPageObjMark_GetParamBlobValue(mark, 'ActualText', text, MAX_ACTUAL_TEXT_BYTES, address)) return undefined;
  const bytes = pdfium.memory.HEAP32[address / 4] ?? 0;
  if (bytes > MAX_ACTUAL_TEXT_BYTES) return undefined;
  return { text: decodeTextString(pdfium.memory.HEAPU8.subarray(text, text + bytes)), extent: { ...EMPTY_BOX } };
}

const EMPTY_BOX: UserSpaceBox = {
  left: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
};

function extendBox(box: UserSpaceBox, { left, bottom, right, top }: UserSpaceBox): void {
  box.left = Math.min(box.left, left);
  box.bottom = Math.min(box.bottom, bottom);
  box.right = Math.max(box.right, right);
  box.top = Math.max(box.top, top);
}
