/** Fills a form, and turns forms and annotations into page content. Child process. */
import { loadObjects } from '../../../core/pdf/load-graph.ts';
import { catalogOf, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import { preserveStreamsOptions } from '../../../core/pdf/qpdf.ts';
import { type RewrittenPdf, rewriteWithQpdf, type ValidPdf, validatePdf } from '../../../core/pdf/rewrite.ts';
import { ApiError, invalid } from '../../../core/request/api-error.ts';
import { nearestName } from '../../../core/text/nearest-name.ts';
import { writeCompactPdf } from '../writing/compact-writer.ts';
import { copyEncryption } from '../writing/encryption.ts';
import { ObjectAdder } from '../writing/object-adder.ts';
import { decodeName, serialiseString, utf16HexString } from '../writing/strings.ts';
import { AppearanceWriter } from './appearance.ts';
import { currentValue, defaultState, type FieldOption, onState, type TypedField, typedFields } from './fields.ts';

export type FormValue = string | boolean | readonly string[] | null;

export interface FillTask {
  readonly bytes: Uint8Array;
  /** By full name. */
  readonly values: Readonly<Record<string, FormValue>>;
  readonly flatten: boolean;
}

const MAX_LISTED = 20;
const ASCII = /^[\x20-\x7e]*$/;

export async function fillForm({ bytes, values, flatten }: FillTask): Promise<RewrittenPdf> {
  const pdf = await validatePdf(bytes);
  const { graph, repaired } = await loadObjects(pdf);
  const fields = typedFields(graph);
  if (fields.length === 0) throw noForm(graph);
  const appearances = new AppearanceWriter(new ObjectAdder(graph));
  for (const [name, value] of Object.entries(values)) {
    const matches = fields.filter((field) => field.name === name);
    if (matches.length === 0) unknownField(name, fields);
    for (const field of matches) setValue(graph, appearances, field, value);
  }
  const filledNames = new Set(Object.keys(values));
  completeAppearances(graph, appearances, fields, filledNames);
  return finish(pdf, graph, repaired, appearances, flatten);
}

export async function flattenPdf({ bytes }: { readonly bytes: Uint8Array }): Promise<RewrittenPdf> {
  const pdf = await validatePdf(bytes);
  const { graph, repaired } = await loadObjects(pdf);
  const appearances = new AppearanceWriter(new ObjectAdder(graph));
  completeAppearances(graph, appearances, typedFields(graph), new Set());
  return finish(pdf, graph, repaired, appearances, true);
}

async function finish(
  pdf: ValidPdf,
  graph: ObjectGraph,
  repaired: boolean,
  appearances: AppearanceWriter,
  flatten: boolean,
): Promise<RewrittenPdf> {
  appearances.finish();
  const form = dictOf(graph, catalogOf(graph).get('/AcroForm'));
  // Readers would draw the fields again, without the fonts that Indian scripts need.
  form?.delete('/NeedAppearances');
  form?.delete('/XFA');
  const file = writeCompactPdf(graph, new Map());
  if (!flatten) return { file: await copyEncryption(pdf, file), repaired };
  const options = ['/in', '--flatten-annotations=all', ...preserveStreamsOptions(file)];
  const flat = await rewriteWithQpdf(options, { bytes: file, pages: pdf.pages, repaired: false });
  return { file: await copyEncryption(pdf, flat.file), repaired: repaired || flat.repaired };
}

function noForm(graph: ObjectGraph): ApiError {
  const reason = dictOf(graph, catalogOf(graph).get('/AcroForm'))?.has('/XFA')
    ? 'Its form is XFA, which only Adobe programs can fill.'
    : 'Text can be added with /v1/pdf/watermark.';
  return new ApiError('invalid_parameter', `values: the PDF has no form fields. ${reason}`);
}

function unknownField(name: string, fields: readonly TypedField[]): never {
  const names = fields.filter(({ type }) => isFillable(type)).map((field) => field.name);
  const nearest = nearestName(name, names);
  const fieldList = `${names.slice(0, MAX_LISTED).join(', ')}${names.length > MAX_LISTED ? ' …; /v1/pdf/form lists all' : ''}`;
  return invalid(
    'values',
    `the form has no field "${shorten(name)}". ${nearest === undefined ? `Its fields are ${fieldList}` : `Did you mean "${nearest}"?`}`,
  );
}

const isFillable = (type: TypedField['type']): boolean => type !== 'button' && type !== 'signature';
const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function setValue(graph: ObjectGraph, appearances: AppearanceWriter, field: TypedField, value: FormValue): void {
  if (!isFillable(field.type)) reject(field, `is a ${field.type}, which cannot be filled`);
  if (field.type === 'checkbox' || field.type === 'radio') setState(graph, appearances, field, value);
  else if (field.type === 'text') setText(appearances, field, value);
  else setChoice(appearances, field, value);
}

function reject({ name }: TypedField, rule: string): never {
  return invalid('values', `the field "${shorten(name)}" ${rule}`);
}

function setText(appearances: AppearanceWriter, field: TypedField, value: FormValue): void {
  if (value !== null && typeof value !== 'string') reject(field, 'must be a text');
  const text = value ?? '';
  const { maxLength } = field;
  if (maxLength !== null && text.length > maxLength) reject(field, `may have at most ${maxLength} characters, not ${text.length}`);
  field.dict.set('/V', textString(text));
  appearances.showText(field, field.password ? '•'.repeat(text.length) : text);
}

const textString = (text: string): string => (ASCII.test(text) ? serialiseString(text) : utf16HexString(text));

function setChoice(appearances: AppearanceWriter, field: TypedField, value: FormValue): void {
  if (typeof value === 'boolean') reject(field, `must be one of ${formatOptions(field.options)}`);
  const requested = value === null ? [] : typeof value === 'string' ? [value] : value;
  if (requested.length > 1 && !field.multiSelect) reject(field, 'takes one option');
  const options = requested.map(
    (requestedOption) =>
      findOption(field, requestedOption) ??
      (field.editable ? { value: requestedOption, label: requestedOption } : rejectOption(field, requestedOption)),
  );
  const strings = options.map((option) => textString(option.value));
  const [singleOption = '()'] = strings;
  // An empty string instead of no value, because a missing value would be inherited.
  field.dict.set('/V', strings.length > 1 ? strings : singleOption);
  const indices = options.map((option) => field.options.findIndex(({ value }) => value === option.value)).filter((index) => index >= 0);
  if (indices.length > 0) field.dict.set('/I', indices.sort((a, b) => a - b).map(String));
  else field.dict.delete('/I');
  if (field.type === 'list')
    appearances.showList(
      field,
      options.map((option) => option.value),
    );
  else appearances.showText(field, options[0]?.label ?? '');
}

/** Finds an option by its value, or else by its label. */
function findOption({ options }: TypedField, requested: string): FieldOption | undefined {
  return options.find(({ value }) => value === requested) ?? options.find(({ label }) => label === requested);
}

function rejectOption(field: TypedField, requested: string): never {
  return reject(field, `has no option "${shorten(requested)}": it must be one of ${formatOptions(field.options)}`);
}

function formatOptions(options: readonly FieldOption[]): string {
  const labels = options.slice(0, MAX_LISTED).map(({ value, label }) => (value === label ? value : `${value} (${label})`));
  return labels.join(', ') + (options.length > MAX_LISTED ? ' …' : '');
}

const NO: ReadonlySet<FormValue> = new Set([false, null, '', 'Off', 'false']);
const YES: ReadonlySet<FormValue> = new Set([true, 'true']);

function setState(graph: ObjectGraph, appearances: AppearanceWriter, field: TypedField, value: FormValue): void {
  const [singleOption] = field.options;
  const isSingle = field.type === 'checkbox' && field.options.length < 2;
  const option = NO.has(value)
    ? undefined
    : (typeof value === 'string' && findOption(field, value)) ||
      (isSingle && YES.has(value) && singleOption) ||
      reject(field, isSingle ? 'must be true or false' : `must be one of ${formatOptions(field.options)}`);
  appearances.completeStates(field);
  let state = '/Off';
  for (const [index, widget] of field.widgets.entries()) {
    const on = onState(graph, widget) ?? defaultState(field, index);
    const isOn = decodeName(on) === option?.value;
    widget.set('/AS', isOn ? on : '/Off');
    if (isOn) state = on;
  }
  field.dict.set('/V', state);
}

/** Draws fields that other programs filled without an appearance, and all fields if the form has `/NeedAppearances`. */
function completeAppearances(
  graph: ObjectGraph,
  appearances: AppearanceWriter,
  fields: readonly TypedField[],
  filledNames: ReadonlySet<string>,
): void {
  const needsAppearances = dictOf(graph, catalogOf(graph).get('/AcroForm'))?.get('/NeedAppearances') === 'true';
  for (const field of fields) {
    const isDrawn = field.widgets.every((widget) => dictOf(graph, widget.get('/AP'))?.has('/N'));
    if (filledNames.has(field.name) || !isFillable(field.type) || (isDrawn && !needsAppearances)) continue;
    if (field.type === 'checkbox' || field.type === 'radio') setState(graph, appearances, field, stateOf(graph, field));
    else if (field.type === 'list') appearances.showList(field, [currentValue(graph, field) ?? []].flat().map(String));
    else showValue(graph, appearances, field);
  }
}

function stateOf(graph: ObjectGraph, field: TypedField): FormValue {
  const value = currentValue(graph, field);
  return typeof value === 'string' && !findOption(field, value) ? null : value;
}

function showValue(graph: ObjectGraph, appearances: AppearanceWriter, field: TypedField): void {
  const value = currentValue(graph, field);
  if (typeof value !== 'string' || value === '') return;
  const text = findOption(field, value)?.label ?? value;
  appearances.showText(field, field.password ? '•'.repeat(text.length) : text);
}
