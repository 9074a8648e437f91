/** Form field of a parameter, chosen by its schema. */
import { type Control, simpleControl } from './control.ts';
import { el } from './dom.ts';
import { choiceLabel, parameterLabel } from './labels.ts';
import { datalistField, dateField, dateTimeField, stateField } from './pickers.ts';
import type { ParameterSchema } from './values.ts';

export interface Field {
  readonly element: HTMLElement;
  read(): readonly string[];
  write(texts: readonly string[]): void;
  /** Shows a validation error; an empty string clears it. */
  showError(message: string): void;
}

/** Above this many steps a slider is too coarse. */
const MAX_SLIDER_STEPS = 2_500;
/** Only a long text body gets a textarea. */
const LONG_TEXT_LENGTH = 500;

export interface FieldOptions {
  readonly required: boolean;
  /** Whether it is the text body of the operation. */
  readonly long: boolean;
  /** Suggested values; others are accepted too. */
  readonly suggested: readonly string[];
}

export function makeField(name: string, schema: ParameterSchema, options: FieldOptions): Field {
  const id = `field-${name}`;
  const control = makeControl(name, id, schema, options);
  const hint = el('p', { class: 'hint', id: `${id}-hint` }, schema.description, boundsOf(schema) && ` (${boundsOf(schema)})`);
  const problem = el('p', { class: 'problem', id: `${id}-problem`, hidden: true });
  control.labelTarget.setAttribute('aria-describedby', `${id}-hint ${id}-problem`);
  if (options.required) control.labelTarget.setAttribute('aria-required', 'true');
  const title = el(
    'label',
    { for: id },
    parameterLabel(name),
    ' ',
    el('code', { class: 'wire' }, name),
    options.required && el('span', { class: 'required' }, ' required'),
  );
  return {
    element: el('div', { class: 'field' }, title, control.root, hint, problem),
    read: control.read,
    write: control.write,
    showError(message) {
      problem.textContent = message;
      problem.hidden = message === '';
      control.labelTarget.setAttribute('aria-invalid', String(message !== ''));
    },
  };
}

function makeControl(name: string, id: string, schema: ParameterSchema, options: FieldOptions): Control {
  const { required, long } = options;
  const { type, minimum, maximum, maxLength = 0, pattern = '' } = schema;
  const choices = schema.enum ?? alternatives(pattern);
  if (choices) return select(name, id, choices, required || schema.default !== undefined);
  if (name === 'state' && type === 'string') return stateField(id, required);
  // Patterns of dates accept the word today; those of date-times have a literal T.
  if (/today/.test(pattern)) return dateField(id);
  if (/\)T\(/.test(pattern)) return dateTimeField(id);
  if (name === 'tz') return datalistField(id, Intl.supportedValuesOf('timeZone'));
  if (options.suggested.length > 0) return datalistField(id, options.suggested);
  if (type === 'boolean') return schema.default === undefined ? select(name, id, ['true', 'false'], required) : checkbox(id);
  if (type === 'array') return listField(id);
  if (type === 'integer' && minimum !== undefined && maximum !== undefined && maximum - minimum <= MAX_SLIDER_STEPS)
    return slider(id, minimum, maximum, 1);
  if (type === 'number' && minimum !== undefined && maximum !== undefined && schema.default !== undefined && maximum - minimum <= 1_000) {
    return slider(id, minimum, maximum, maximum - minimum <= 10 ? 0.1 : 0.5);
  }
  if (long && maxLength > LONG_TEXT_LENGTH) return textAreaField(id);
  if (/\[0-9a-f\]\{6\}/.test(pattern)) return colour(id);
  return textField(id, type === 'integer' || type === 'number' ? 'decimal' : 'text');
}

/** Alternatives of a pattern such as `^(a)|(b)$`; of languages only the two-letter codes. */
function alternatives(pattern: string): readonly string[] | undefined {
  const words = /^\^\(([\w|]+)\)\$$/.exec(pattern)?.[1]?.split('|');
  const codes = words?.filter((word) => word.length === 2) ?? [];
  return codes.length > 5 && pattern.includes('english') ? codes : words;
}

function boundsOf({ minimum, maximum, default: fallback }: ParameterSchema): string {
  const range = minimum !== undefined && maximum !== undefined && maximum < 1e9 ? `${minimum} to ${maximum}` : '';
  const defaultText = fallback === undefined || fallback === '' ? '' : `default ${String(fallback)}`;
  return [range, defaultText].filter(Boolean).join(', ');
}

function textField(id: string, inputmode: string): Control {
  return simpleControl(el('input', { id, type: 'text', inputmode, autocomplete: 'off', spellcheck: 'false', dir: 'auto' }));
}

function textAreaField(id: string): Control {
  return simpleControl(el('textarea', { id, rows: 4, spellcheck: 'false', dir: 'auto' }));
}

function select(name: string, id: string, choices: readonly string[], filled: boolean): Control {
  return simpleControl(
    el(
      'select',
      { id },
      !filled && el('option', { value: '' }, '(any)'),
      ...choices.map((choice) => el('option', { value: choice }, choiceLabel(name, choice))),
    ),
  );
}

function checkbox(id: string): Control {
  const input = el('input', { id, type: 'checkbox' });
  return {
    labelTarget: input,
    root: input,
    read: () => [String(input.checked)],
    write: ([text]) => {
      input.checked = text === 'true';
    },
  };
}

/** One value per line. */
function listField(id: string): Control {
  const input = el('textarea', { id, rows: 4, spellcheck: 'false', dir: 'auto', placeholder: 'one per line' });
  return {
    labelTarget: input,
    root: input,
    read: () =>
      input.value
        .split('\n')
        .map((text) => text.trim())
        .filter(Boolean),
    write: (texts) => {
      input.value = texts.join('\n');
    },
  };
}

/** The number field is authoritative and may be empty; the slider updates it. */
function slider(id: string, min: number, max: number, step: number): Control {
  const number = el('input', { id, type: 'text', inputmode: 'decimal', autocomplete: 'off', class: 'number' });
  const range = el('input', { type: 'range', min, max, step, 'aria-label': `${id.replace('field-', '')}, slider` });
  range.addEventListener('input', () => {
    number.value = range.value;
  });
  number.addEventListener('input', () => {
    range.value = number.value || String(min);
  });
  return {
    ...simpleControl(number),
    root: el('div', { class: 'slider' }, range, number),
    write: ([text = '']) => {
      number.value = text;
      range.value = text || String(min);
    },
  };
}

function colour(id: string): Control {
  const text = el('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false' });
  const picker = el('input', { type: 'color', 'aria-label': `${id.replace('field-', '')}, colour picker` });
  const syncPicker = (): void => {
    if (/^#?[0-9a-f]{6}/i.test(text.value)) picker.value = `#${text.value.replace('#', '').slice(0, 6)}`;
  };
  picker.addEventListener('input', () => {
    text.value = picker.value.slice(1);
  });
  text.addEventListener('input', syncPicker);
  return {
    ...simpleControl(text),
    root: el('div', { class: 'slider' }, picker, text),
    write: ([value = '']) => {
      text.value = value;
      syncPicker();
    },
  };
}
