/** Reading and writing PDF metadata. */

import { type Operation, operation } from '../../core/operation/operation.ts';
import { invalid } from '../../core/request/api-error.ts';
import { choice, flag, text } from '../../core/request/params.ts';
import { onePdf, PDF_TYPE, REPAIRED_HEADER, REPAIRED_NOTE, repairedHeader, requirePdf } from './pdf-input.ts';
import { PdfMetadata } from './records.ts';
import type { ActiveCounts } from './tools/active-content.ts';
import { pdfAnswer, runWritingJob } from './writing-job.ts';

const MAX_FIELD_LENGTH = 2_000;
const metadataField = (description: string) =>
  text({ description: `${description}; empty takes it away`, min: 0, max: MAX_FIELD_LENGTH }).optional();

const metadata = operation({
  id: 'pdf_metadata',
  path: '/v1/pdf/metadata',
  title: 'Metadata of a PDF',
  keywords:
    'pdf metadata, change pdf title, edit pdf properties, remove pdf metadata, pdf author, anonymise pdf, sanitise pdf, पीडीएफ का शीर्षक',
  summary: 'Reads, writes or removes what a PDF says of itself',
  details:
    'With `format=json` all fields are read. Otherwise the PDF comes back with the fields that were given; others stay. `remove=true` takes all of them away first, and what programs ' +
    'note in pages and pictures (XMP, private data). Whatever is written, the XMP of the document goes, since it would say something else. A signature does not outlive a change. ' +
    '`sanitise=true` takes out scripts, actions that start a program, send a form or open another file, whatever happens by itself, attachments, media and XFA; links and form fields stay, ' +
    'and the header `X-Removed` says how much there was, such as `javascript=2, attachments=1`. With `format=json` it is counted.',
  files: onePdf,
  input: {
    title: metadataField('Title'),
    author: metadataField('Author'),
    subject: metadataField('Subject'),
    keywords: metadataField('Keywords, with commas between them'),
    creator: metadataField('Program that the document was written with'),
    producer: metadataField('Program that made the PDF'),
    remove: flag({ description: 'Whether to take everything away first' }).default(false),
    sanitise: flag({ description: 'Whether to take out scripts, attachments and actions', aliases: ['sanitize'] }).default(false),
    format: choice(['pdf', 'json'], { description: 'The changed PDF, or what it says now' }).default('pdf'),
  },
  output: { media: [PDF_TYPE], json: PdfMetadata },
  headers: { 'X-Removed': 'With sanitise: what was taken out and how often, or none', ...REPAIRED_HEADER },
  cost: 10,
  cache: 'never',
  example: { title: 'Annual report', author: 'Asha Rao' },
  async run({ title, author, subject, keywords, creator, producer, remove, sanitise, format }, context) {
    const bytes = requirePdf(context.files);
    if (format === 'json') {
      const { repaired, ...data } = await runWritingJob(context, 'readMetadata', { bytes });
      return { data, meta: { note: repaired ? REPAIRED_NOTE : undefined }, headers: repairedHeader(repaired) };
    }
    const given = { Title: title, Author: author, Subject: subject, Keywords: keywords, Creator: creator, Producer: producer };
    const set = Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined));
    if (!remove && !sanitise && Object.keys(set).length === 0)
      invalid('title', 'give a field to write, remove=true, sanitise=true, or format=json to read');
    const made = await runWritingJob(context, 'writeMetadata', { bytes, set, removeAll: remove, sanitise });
    return pdfAnswer('described', made, made.removed && { 'x-removed': formatCounts(made.removed) });
  },
});

function formatCounts(counts: ActiveCounts): string {
  const found = Object.entries(counts).filter(([, count]) => count > 0);
  return found.map(([kind, count]) => `${kind}=${count}`).join(', ') || 'none';
}

export const metadataOperations: readonly Operation[] = [metadata];
