/** Types, options and values of form fields (ISO 32000-2, 12.7.5). */
import { arrayOf, dereference, dictOf, type ObjectGraph } from '../../../core/pdf/object-graph.ts';
import type { Dict, PdfValue } from '../../../core/pdf/syntax.ts';
import { decodeTextString } from '../../../core/pdf/text-string.ts';
import { decodeName, isString, stringBytes } from '../writing/strings.ts';
import { eachField, type FormField, textOf } from './form-fields.ts';
import type { PdfFormField } from './records.ts';

/** Field flags, by bit. */
const READ_ONLY = 1;
const REQUIRED = 1 << 1;
const MULTILINE = 1 << 12;
const PASSWORD = 1 << 13;
const RADIO = 1 << 15;
const PUSH_BUTTON = 1 << 16;
const COMBO = 1 << 17;
const EDITABLE = 1 << 18;
const MULTI_SELECT = 1 << 21;
const COMB = 1 << 24;

export type FieldType = PdfFormField['type'];

export interface FieldOption {
  /** Stored value. */
  readonly value: string;
  /** Displayed text. */
  readonly label: string;
}

/** A field with its flags decoded. */
export interface TypedField extends FormField {
  readonly type: FieldType;
  readonly options: readonly FieldOption[];
  readonly multiline: boolean;
  readonly comb: boolean;
  readonly editable: boolean;
  readonly multiSelect: boolean;
  readonly password: boolean;
  readonly maxLength: number | null;
}

export function typedFields(graph: ObjectGraph): TypedField[] {
  const fields: TypedField[] = [];
  eachField(graph, (field) => {
    const hasFlag = (flag: number): boolean => (field.flags & flag) !== 0;
    const maxLength = Number(field.attribute('/MaxLen') ?? 0);
    const type = typeOf(field.kind, hasFlag);
    fields.push({
      ...field,
      type,
      options: type === 'checkbox' || type === 'radio' ? stateOptions(graph, field) : choiceOptions(graph, field),
      multiline: type === 'text' && hasFlag(MULTILINE),
      comb: type === 'text' && hasFlag(COMB) && !hasFlag(MULTILINE) && maxLength > 0,
      editable: type === 'choice' && hasFlag(EDITABLE),
      multiSelect: type === 'list' && hasFlag(MULTI_SELECT),
      password: type === 'text' && hasFlag(PASSWORD),
      maxLength: maxLength > 0 ? maxLength : null,
    });
  });
  return fields;
}

function typeOf(kind: string, hasFlag: (flag: number) => boolean): FieldType {
  if (kind === '/Tx') return 'text';
  if (kind === '/Ch') return hasFlag(COMBO) ? 'choice' : 'list';
  if (kind === '/Btn') return hasFlag(PUSH_BUTTON) ? 'button' : hasFlag(RADIO) ? 'radio' : 'checkbox';
  return 'signature';
}

/** The state of a widget that means on; undefined if it has no appearance for it. */
export function onState(graph: ObjectGraph, widget: Dict): string | undefined {
  const states = dictOf(graph, dictOf(graph, widget.get('/AP'))?.get('/N'));
  return states && [...states.keys()].find((name) => name !== '/Off');
}

/** States of check boxes and radio buttons. Their labels may be options, in the order of the widgets. */
function stateOptions(graph: ObjectGraph, field: FormField): FieldOption[] {
  const labels = arrayOf(graph, field.attribute('/Opt'));
  const options = new Map<string, string>();
  for (const [index, widget] of field.widgets.entries()) {
    const value = decodeName(onState(graph, widget) ?? defaultState(field, index));
    if (!options.has(value)) options.set(value, stringOf(graph, labels[index]) ?? value);
  }
  return [...options].map(([value, label]) => ({ value, label }));
}

/** State name for a widget without an appearance. */
export const defaultState = ({ widgets }: FormField, index: number): string => (widgets.length > 1 ? `/${index}` : '/Yes');

function choiceOptions(graph: ObjectGraph, field: FormField): FieldOption[] {
  return arrayOf(graph, field.attribute('/Opt')).flatMap((option) => {
    const pair = dereference(graph, option);
    const [value, label] = Array.isArray(pair) ? pair.map((item) => stringOf(graph, item)) : [stringOf(graph, option)];
    return value === undefined ? [] : { value, label: label ?? value };
  });
}

function stringOf(graph: ObjectGraph, value: PdfValue | undefined): string | undefined {
  const resolved = dereference(graph, value);
  return isString(resolved) ? decodeTextString(Buffer.from(stringBytes(resolved), 'latin1')) : undefined;
}

/** The value of a field in the format of the API. */
export function currentValue(graph: ObjectGraph, { type, value, multiSelect, options }: TypedField): PdfFormField['value'] {
  if (type === 'button' || type === 'signature') return null;
  if (type === 'checkbox' || type === 'radio') {
    const state = typeof value === 'string' && value.startsWith('/') ? decodeName(value) : 'Off';
    if (type === 'checkbox' && options.length < 2) return state !== 'Off';
    return state === 'Off' ? null : state;
  }
  const selected = Array.isArray(value) ? value.flatMap((item) => stringOf(graph, item) ?? []) : [stringOf(graph, value) ?? []].flat();
  if (multiSelect) return selected.filter((item) => item !== '');
  return selected[0] || null;
}

export function describeField(graph: ObjectGraph, field: TypedField, pageOf: ReadonlyMap<Dict, number>): PdfFormField {
  const { name, dict, type, flags, options, multiline, editable, password, maxLength, widgets } = field;
  const page = widgets.map((widget) => pageOf.get(widget)).find((number) => number !== undefined);
  return {
    name,
    label: textOf(graph, dict, '/TU'),
    type,
    // A password must not be repeated.
    value: password ? null : currentValue(graph, field),
    options: options.map(({ value, label }) => ({ value, label })),
    page: page ?? null,
    required: (flags & REQUIRED) !== 0,
    read_only: (flags & READ_ONLY) !== 0,
    multiline,
    editable,
    max_length: maxLength,
  };
}
