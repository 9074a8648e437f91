/** The operation that compares two PDFs. */
import { type FileRules, operation } from '../../core/operation/operation.ts';
import { decrypted, password } from '../../core/pdf/password.ts';
import { choice } from '../../core/request/params.ts';
import { type ComparedPdfs, MAX_COMPARED_PAGES } from './compare/compare-pdfs.ts';
import { PdfComparison } from './compare/records.ts';
import { MAX_PDF_BYTES, PDF_TYPE, pdfBytes, REPAIRED_HEADER, REPAIRED_NOTE, repairedHeader } from './pdf-input.ts';
import { engine } from './reading/engine.ts';
import { fileAnswer, runWritingJob } from './writing-job.ts';

const twoPdfs: FileRules = { accepts: [PDF_TYPE], min: 2, max: 2, maxFileBytes: MAX_PDF_BYTES, maxTotalBytes: 2 * MAX_PDF_BYTES };
const COMPARISON_TIMEOUT_MS = 60_000;

const compare = operation({
  id: 'pdf_compare',
  path: '/v1/pdf/compare',
  title: 'Compare two PDFs',
  keywords:
    'compare pdf, pdf diff, difference between two pdfs, compare two pdf files, what changed in pdf, pdf comparison, compare contracts, compare versions, redline pdf, ' +
    'do pdf me fark, pdf me kya badla, पीडीएफ में अंतर, दो पीडीएफ की तुलना, பிடிஎஃப் ஒப்பிடு',
  summary: 'What differs between two PDFs, by pixels and by words',
  details:
    `Two PDFs of up to 10 MB and ${MAX_COMPARED_PAGES} pages each, as multipart form fields in order, such as \`before\` and \`after\`. Pages correspond in order, by the similarity of their text (of pictures, if there is none); ` +
    'inserted and removed ones are recognised. Corresponding pages are rendered at 100 dpi: `pixels` is the share that differs, `boxes` where; edges that moved by less than a pixel are the same. ' +
    'Words are compared across pages, so that text that moved to the next page is not a difference. Text of scans is not read: /v1/ocr makes them searchable. ' +
    '`format=pdf` returns all pages side by side, the first PDF on the left, with deleted words in red, inserted words in green, and visible differences framed; the result is not encrypted. ' +
    'The header `X-Differing-Pages` contains their number.',
  input: {
    password,
    format: choice(['json', 'pdf'], { description: 'pdf: both PDFs side by side, with the differences marked' }).default('json'),
  },
  files: twoPdfs,
  headers: { 'X-Differing-Pages': 'Number of pages that differ, were inserted or were removed', ...REPAIRED_HEADER },
  output: PdfComparison,
  alsoMedia: [PDF_TYPE],
  reportsProgress: true,
  cost: 10,
  example: {},
  async run({ password, format }, context) {
    const uploads = context.files.map((file, index) => pdfBytes(file, `File ${index + 1}`));
    const files: Buffer[] = [];
    for (const [index, file] of uploads.entries()) files.push(await decrypted(context.jobs, file, password, `File ${index + 1}`));
    const [before, after] = files as [Buffer, Buffer];
    const part = { from: 0, to: format === 'pdf' ? 0.8 : 1, label: 'Comparing' };
    const compared = await context.jobs.run(engine, 'compare', { before, after }, { timeoutMs: COMPARISON_TIMEOUT_MS, part });
    const { pairs, repaired, unrendered, omitted, ...data } = compared;
    const headers = { 'x-differing-pages': String(data.pages.length) };
    if (format === 'pdf') {
      const marked = await runWritingJob(context, 'markDifferences', { before, after, pairs, comparison: data });
      return fileAnswer(PDF_TYPE, 'inline; filename="comparison.pdf"', marked, headers);
    }
    return { data, meta: { total: data.pages.length, note: noteOf(compared) }, headers: { ...headers, ...repairedHeader(repaired) } };
  },
});

function noteOf({ repaired, unrendered, omitted }: ComparedPdfs): string | undefined {
  const sentences = [
    repaired && REPAIRED_NOTE,
    unrendered > 0 && `${unrendered} pages were compared by their words only: they could not be rendered, or not within the time limit.`,
    omitted > 0 && `${omitted} further changes of words are not listed.`,
  ];
  return sentences.filter(Boolean).join(' ') || undefined;
}

export const compareOperations = [compare];
