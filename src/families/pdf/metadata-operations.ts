/** Reading and writing PDF metadata. */

import { type Operation, operation } from '../../core/operation/operation.ts';
import { passwordOfSource } from '../../core/pdf/password.ts';
import { invalid } from '../../core/request/api-error.ts';
import { choice, flag, text } from '../../core/request/params.ts';
import { onePdf, openPdf, PDF_TYPE, REPAIRED_NOTE, repairedHeader, WRITING_HEADERS } from './pdf-input.ts';
import { PdfMetadata } from './records.ts';
import type { ActiveCounts } from './tools/active-content.ts';
import { pdfAnswer, runWritingJob } from './writing-job.ts';

const MAX_FIELD_LENGTH = 2_000;
const metadataField = (description: string) =>
  text({ description: `${description}; an empty value removes it`, min: 0, max: MAX_FIELD_LENGTH }).optional();

const metadata = operation({
  id: 'pdf_metadata',
  path: '/v1/pdf/metadata',
  title: 'Metadata of a PDF',
  keywords:
    'pdf metadata, change pdf title, edit pdf properties, remove pdf metadata, pdf author, anonymise pdf, sanitise pdf, पीडीएफ का शीर्षक',
  summary: 'Read, write or remove the metadata of a PDF',
  details:
    '`format=json` returns all fields. Otherwise the PDF is returned with the given fields; others are unchanged. `remove=true` first removes all of them, and the metadata ' +
    'of pages and images (XMP, private data). Any change removes the XMP of the document, since it would be inconsistent, and invalidates signatures. ' +
    '`sanitise=true` removes scripts, actions that start a program, submit a form or open another file, automatic actions, attachments, media and XFA; links and form fields stay, ' +
    'and the header `X-Removed` contains the counts, such as `javascript=2, attachments=1`. `format=json` counts them without removing.',
  files: onePdf,
  input: {
    password: passwordOfSource,
    title: metadataField('Title'),
    author: metadataField('Author'),
    subject: metadataField('Subject'),
    keywords: metadataField('Keywords, comma-separated'),
    creator: metadataField('Program that created the original document'),
    producer: metadataField('Program that produced the PDF'),
    remove: flag({ description: 'Whether to remove all metadata first' }).default(false),
    sanitise: flag({ description: 'Whether to remove scripts, attachments and actions', aliases: ['sanitize'] }).default(false),
    format: choice(['pdf', 'json'], { description: 'pdf returns the changed PDF, json the current metadata' }).default('pdf'),
  },
  output: { media: [PDF_TYPE], json: PdfMetadata },
  headers: { 'X-Removed': 'With sanitise: what was removed and how often, or none', ...WRITING_HEADERS },
  cost: 10,
  cache: 'never',
  example: { title: 'Annual report', author: 'Asha Rao' },
  async run({ password, title, author, subject, keywords, creator, producer, remove, sanitise, format }, context) {
    const bytes = await openPdf(context, password);
    if (format === 'json') {
      const { repaired, ...data } = await runWritingJob(context, 'readMetadata', { bytes });
      return { data, meta: { note: repaired ? REPAIRED_NOTE : undefined }, headers: repairedHeader(repaired) };
    }
    const values = { Title: title, Author: author, Subject: subject, Keywords: keywords, Creator: creator, Producer: producer };
    const set = Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));
    if (!remove && !sanitise && Object.keys(set).length === 0)
      invalid('title', 'give a field to write, remove=true, sanitise=true, or format=json to read');
    const result = await runWritingJob(context, 'writeMetadata', { bytes, set, removeAll: remove, sanitise });
    return pdfAnswer(context, 'described', result, result.removed && { 'x-removed': formatCounts(result.removed) });
  },
});

function formatCounts(counts: ActiveCounts): string {
  const nonZero = Object.entries(counts).filter(([, count]) => count > 0);
  return nonZero.map(([kind, count]) => `${kind}=${count}`).join(', ') || 'none';
}

export const metadataOperations: readonly Operation[] = [metadata];
