/** Pickers beside a text field: dates, times, states and suggested values. */
import { type Control, simpleControl } from './control.ts';
import { el } from './dom.ts';

/** The text may also be a keyword such as today; the picker fills it. */
export function dateField(id: string): Control {
  return withPicker(
    id,
    'date',
    (text) => /^\d{4}-\d\d-\d\d$/.exec(text)?.[0] ?? '',
    (value) => value,
    'today',
  );
}

/** Picked times get the Indian offset; typed text may state another. */
export function dateTimeField(id: string): Control {
  return withPicker(
    id,
    'datetime-local',
    (text) => text.slice(0, 16),
    (value) => `${value}:00+05:30`,
    'now',
  );
}

function withPicker(
  id: string,
  type: string,
  toPicker: (text: string) => string,
  toText: (chosen: string) => string,
  placeholder: string,
): Control {
  const text = el('input', { id, type: 'text', autocomplete: 'off', spellcheck: 'false', placeholder });
  const picker = el('input', { type, class: 'picker', 'aria-label': `${id.replace('field-', '')}, calendar` });
  const follow = (): void => {
    picker.value = toPicker(text.value);
  };
  picker.addEventListener('input', () => {
    if (picker.value !== '') text.value = toText(picker.value);
  });
  text.addEventListener('input', follow);
  return {
    ...simpleControl(text),
    root: el('div', { class: 'slider' }, text, picker),
    write: ([value = '']) => {
      text.value = value;
      follow();
    },
  };
}

interface State {
  readonly code: string;
  readonly name: string;
}

let statesPromise: Promise<readonly State[]> | undefined;

async function readStates(): Promise<readonly State[]> {
  const response = await fetch('/v1/states');
  return response.ok ? ((await response.json()) as { data: readonly State[] }).data : [];
}

/** Select of all states. An unknown value from a link is added as it is. */
export function stateField(id: string, isRequired: boolean): Control {
  const input = el('select', { id }, !isRequired && el('option', { value: '' }, '(any)'));
  const add = (value: string, name: string): void => {
    const same = [...input.options].find((option) => option.value === value);
    if (same) same.text = name;
    else input.append(el('option', { value }, name));
  };
  statesPromise ??= readStates();
  void statesPromise.then((states) => {
    for (const { code, name } of states) add(code, name);
  });
  return {
    ...simpleControl(input),
    write: ([text = '']) => {
      if (text !== '') add(text, text);
      input.value = text;
    },
  };
}

/** Text field with a datalist; other values are accepted too. */
export function datalistField(id: string, names: readonly string[]): Control {
  const list = el('datalist', { id: `${id}-names` }, ...names.map((name) => el('option', { value: name })));
  const input = el('input', { id, type: 'text', list: `${id}-names`, autocomplete: 'off', spellcheck: 'false' });
  return { ...simpleControl(input), root: el('div', {}, input, list) };
}
