/**
 * The writing of pages, read by our own code where they have nothing unusual: PDFium tells what the fonts are, once for a document, and is not asked
 * about each page. Whatever the reader does not know for certain it gives up, and PDFium reads the page. Child processes only.
 */
import type { OpenPdf } from '../document.ts';
import type { GlyphTable } from '../glyph-table.ts';
import type { Writing } from '../glyphs.ts';
import { fromHeader } from '../headings.ts';
import { DirectObjects } from '../objects.ts';
import { mayBeEncrypted } from '../qpdf.ts';
import type { Dict } from '../syntax.ts';
import { compile } from './compiling.ts';
import { Fonts } from './fonts.ts';
import { GivingUp } from './giving-up.ts';
import { Joining } from './joining.ts';
import { contentOf, type Place, pageAt, placesOf, refuseNotes, type Sheet, sheetOf } from './pages.ts';
import type { Program } from './program.ts';
import { Resources } from './resources.ts';
import { run } from './running.ts';
import { measure } from './specimen.ts';
import { wayOfPage } from './way.ts';
import { plainOf, tableOf } from './written.ts';

interface Prepared {
  readonly program: Program;
  readonly sheet: Sheet;
}

/** To ask for fonts by themselves takes about as long as PDFium takes for some pages. */
const LEAST_PAGES = 5;
/** Pages that are made ready together, so that their fonts are asked for at once. */
const BATCH = 50;

export class QuickReader {
  readonly #pdf: OpenPdf;
  readonly #resources: Resources;
  readonly #pages: readonly Place[];
  readonly #fonts = new Fonts();
  readonly #prepared = new Map<number, Prepared>();
  readonly #last: number;
  #next: number;
  /** Why pages were given up, for those who want to know. */
  readonly reasons = new Map<number, string>();

  private constructor(pdf: OpenPdf, first: number, last: number) {
    const objects = new DirectObjects(fromHeader(pdf.bytes), 0);
    this.#pdf = pdf;
    this.#resources = new Resources(objects);
    this.#pages = placesOf(this.#resources, objects.trailer);
    if (this.#pages.length !== pdf.pages) throw new GivingUp('other pages');
    [this.#next, this.#last] = [first, last];
  }

  /** Undefined for a file that is PDFium's alone. @param first of the pages that will be asked for, in their order; fewer than `least` are not worth it */
  static of(pdf: OpenPdf, first: number, last: number, least = LEAST_PAGES): QuickReader | undefined {
    if (last - first + 1 < least || pdf.repaired || mayBeEncrypted(pdf.bytes)) return undefined;
    return attempt(() => new QuickReader(pdf, first, last));
  }

  /** Undefined for a page that is PDFium's. */
  read(page: number): Writing | undefined {
    if (page >= this.#next) this.#prepare(page);
    const prepared = this.#prepared.get(page);
    this.#prepared.delete(page);
    return (
      prepared &&
      attempt(
        () => writingOf(prepared),
        (reason) => this.reasons.set(page, reason),
      )
    );
  }

  #prepare(from: number): void {
    const to = Math.min(from + BATCH - 1, this.#last);
    for (let page = from; page <= to; page++) {
      const prepared = attempt(
        () => this.#program(pageAt(this.#pages[page - 1] as Place, this.#resources)),
        (reason) => this.reasons.set(page, reason),
      );
      if (prepared) this.#prepared.set(page, prepared);
    }
    this.#next = to + 1;
    this.#measure();
  }

  /** Here PDFium works, so that a fault may be a trap of it, after which nothing that it holds can be trusted. */
  #measure(): void {
    try {
      measure(this.#fonts.all, this.#resources, this.#pdf.pdfium);
    } catch (error) {
      if (!isGivenUp(error)) throw error;
      this.#prepared.clear();
    }
  }

  #program(page: Dict): Prepared {
    const resources = this.#resources;
    refuseNotes(page, resources);
    const sheet = sheetOf(page, resources);
    const program = compile(contentOf(page, resources), resources.dict(page.get('/Resources')), { resources, fonts: this.#fonts });
    return { program, sheet };
  }
}

function writingOf({ program, sheet }: Prepared): Writing {
  const pieces = run(program);
  const characters = new Joining(pieces, sheet.display, wayOfPage(pieces, sheet.width, sheet.height)).join();
  const plain = plainOf(characters);
  let table: GlyphTable | undefined;
  return {
    plain: () => plain,
    glyphs: () => {
      table ??= tableOf(characters, pieces, sheet);
      return table;
    },
  };
}

/** Whatever stops our own code, PDFium reads the page. What the strict readers of objects throw is told by its words, any other fault by its name too. */
function attempt<T>(work: () => T, note?: (reason: string) => void): T | undefined {
  try {
    return work();
  } catch (error) {
    note?.(isGivenUp(error) ? error.message : String(error));
    return undefined;
  }
}

function isGivenUp(error: unknown): error is Error {
  return error instanceof Error && (error.constructor === Error || error instanceof GivingUp);
}
