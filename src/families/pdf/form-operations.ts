/** The operations for interactive forms. */
import { type Operation, operation } from '../../core/operation/operation.ts';
import { password, passwordOfSource } from '../../core/pdf/password.ts';
import { invalid } from '../../core/request/api-error.ts';
import { flag, textOrJson } from '../../core/request/params.ts';
import type { FormValue } from './forms/fill.ts';
import { PdfForm } from './forms/records.ts';
import { onePdf, openPdf, REPAIRED_HEADER, REPAIRED_NOTE, repairedHeader } from './pdf-input.ts';
import { runReadingJob } from './read-operations.ts';
import { pdfAnswer, RETURNS_PDF, runWritingJob } from './writing-job.ts';

const form = operation({
  id: 'pdf_form',
  path: '/v1/pdf/form',
  title: 'Form fields of a PDF',
  keywords: 'pdf form fields, list form fields, fillable pdf, acroform, read pdf form, form data, export form data, पीडीएफ फॉर्म',
  summary: 'The form fields of a PDF: names, types, values and options',
  details: 'The names are those that /v1/pdf/fill takes. Passwords are not repeated. Forms that exist only as XFA have no fields here.',
  files: onePdf,
  input: { password },
  output: PdfForm,
  headers: REPAIRED_HEADER,
  cost: 10,
  example: {},
  async run({ password }, context) {
    const { data, omitted, repaired } = await runReadingJob('form', { bytes: await openPdf(context, password) }, context);
    const notes = [
      repaired && REPAIRED_NOTE,
      data.fields.length === 0 && 'The PDF has no form fields.',
      omitted > 0 && `${omitted} further fields were left out.`,
    ];
    return {
      data,
      meta: { total: data.fields.length, note: notes.filter(Boolean).join(' ') || undefined },
      headers: repairedHeader(repaired),
    };
  },
});

const MAX_VALUES_LENGTH = 200_000;
const MAX_FIELDS = 2_000;
const MAX_TEXT_LENGTH = 10_000;

const fill = operation({
  ...RETURNS_PDF,
  id: 'pdf_fill',
  path: '/v1/pdf/fill',
  title: 'Fill in a PDF form',
  keywords:
    'fill pdf form, fill pdf form fields, fill in pdf, pdf form filler, fill form online, complete pdf form, form bharna, pdf form bharo, फॉर्म भरें, படிவம் நிரப்பு',
  summary: 'Fill the form fields of a PDF from JSON',
  details:
    'A text or number for a text field, `true` or `false` for a check box, the value or the label of an option for radio buttons and lists, an array if several can be chosen, `null` to clear; /v1/pdf/form lists the fields. ' +
    'Texts are drawn in any script. Scripts of the form are not run: sums that it computes must be given too. With `flatten=true` the result has no fields any more, only their content, as searchable text. ' +
    'Signatures become invalid; owner restrictions are preserved.',
  files: onePdf,
  input: {
    password: passwordOfSource,
    values: textOrJson({ description: 'JSON object: names of fields with their values', max: MAX_VALUES_LENGTH }),
    flatten: flag({ description: 'Whether to turn the fields into page content' }).default(false),
  },
  example: { values: '{"name":"Asha Rao"}' },
  async run({ password, values, flatten }, context) {
    const task = { values: parseValues(values), flatten };
    return pdfAnswer(context, 'filled', await runWritingJob(context, 'fill', { bytes: await openPdf(context, password), ...task }));
  },
});

function parseValues(text: string): Record<string, FormValue> {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    invalid('values', 'must be a JSON object of field names and values, such as {"name":"Asha","agree":true}');
  const entries = Object.entries(parsed);
  if (entries.length === 0 || entries.length > MAX_FIELDS) invalid('values', `must have 1 to ${MAX_FIELDS.toLocaleString('en-IN')} fields`);
  return Object.fromEntries(entries.map(([name, value]) => [name, parseValue(name, value)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseValue(name: string, value: unknown): FormValue {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean' || value === null) return value;
  const texts = Array.isArray(value) ? value : [value];
  if (texts.length > MAX_FIELDS || !texts.every((item) => typeof item === 'string' && item.length <= MAX_TEXT_LENGTH))
    invalid(
      'values',
      `"${name.slice(0, 60)}" must be a text of up to ${MAX_TEXT_LENGTH.toLocaleString('en-IN')} characters, a number, true, false, null or a list of texts`,
    );
  return Array.isArray(value) ? texts : (value as string);
}

const flatten = operation({
  ...RETURNS_PDF,
  id: 'pdf_flatten',
  path: '/v1/pdf/flatten',
  title: 'Flatten a PDF',
  keywords:
    'flatten pdf, flatten form, make pdf non editable, remove form fields, lock form, merge annotations, comments into page, पीडीएफ फ्लैटन',
  summary: 'Turn form fields and annotations into page content',
  details:
    'What fields, stamps, comments and drawings show becomes part of the page and can no longer be edited as such; hidden annotations are dropped; links, and annotations without an appearance of their own, stay. ' +
    'Signatures become invalid; owner restrictions are preserved.',
  files: onePdf,
  input: { password: passwordOfSource },
  example: {},
  async run({ password }, context) {
    return pdfAnswer(context, 'flattened', await runWritingJob(context, 'flatten', { bytes: await openPdf(context, password) }));
  },
});

export const formOperations: readonly Operation[] = [form, fill, flatten];
