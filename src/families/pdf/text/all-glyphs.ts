/** The glyphs of a page with those of its form fields and annotations. Child process. */
import { type OpenPage, type OpenPdf, withPage } from '../../../core/pdf/document.ts';
import { withFormEnvironment } from '../../../core/pdf/form-environment.ts';
import { GlyphTable } from '../../../core/pdf/glyph-table.ts';
import { annotationGlyphs } from './annotation-glyphs.ts';
import { flattenAppearances, readAnnotations } from './annotations.ts';
import { type PageGlyphs, readPageGlyphs } from './page-glyphs.ts';

/** Undefined if the page cannot be loaded. */
export function withAllGlyphs<T>(pdf: OpenPdf, number: number, read: (page: OpenPage, glyphs: PageGlyphs) => T): T | undefined {
  return withFormEnvironment(pdf, (form) =>
    withPage(pdf, number, (page) => {
      const notes = readAnnotations(page, form).flatMap(annotationGlyphs);
      const readAll = (open: OpenPage): T => {
        const { glyphs, ...script } = readPageGlyphs(open);
        return read(open, { ...script, glyphs: notes.length > 0 ? GlyphTable.of([...glyphs.glyphs(), ...notes]) : glyphs });
      };
      return flattenAppearances(page, form) ? withPage(pdf, number, readAll) : readAll(page);
    }),
  );
}
