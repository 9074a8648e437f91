/** Form of an operation. */
import { el } from './dom.ts';
import { type Field, makeField } from './field.ts';
import { type FileField, makeFileField } from './files.ts';
import { parameterLabel } from './labels.ts';
import { locate } from './location.ts';
import { suggestedValues } from './suggested-values.ts';
import type { OperationDescription, ParameterSchema, Values } from './values.ts';

export interface Form {
  values(): Values;
  files(): readonly File[];
  write(values: Values): void;
  /** Labels of empty required fields; each is also marked in the form. */
  missing(): readonly string[];
  /** Shows an API error beside the parameter it names. */
  showError(message: string): void;
}

/** Further optional parameters, if not in the example, are collapsed. */
const MAX_OPEN_FIELDS = 6;

export function makeForm(
  operation: OperationDescription,
  form: HTMLFormElement,
  changed: (typing: boolean) => void,
  run: () => void,
): Form {
  const fields = new Map<string, Field>();
  const fill = (values: Readonly<Record<string, string>>): void => {
    for (const [name, text] of Object.entries(values)) fields.get(name)?.write(text === '' ? [] : [text]);
    changed(false);
  };
  const needed: string[] = [];
  const open: HTMLElement[] = [];
  const collapsed: HTMLElement[] = [];
  for (const [name, schema] of Object.entries(operation.parameters)) {
    const required = operation.required.includes(name) && schema.default === undefined;
    const field = makeField(name, schema, { required, long: name === operation.textBody, suggested: suggestedValues(operation.id, name) });
    fields.set(name, field);
    if (required) needed.push(name);
    const prominent = required || name in operation.exampleInput || (open.length < MAX_OPEN_FIELDS && !isCommon(name, schema));
    (prominent ? open : collapsed).push(field.element);
    if (name === 'lng' && fields.has('lat')) (prominent ? open : collapsed).push(locate(fill));
  }
  const fileField: FileField | undefined = operation.files ? makeFileField(operation.files, () => changed(false)) : undefined;
  const more = collapsed.length > 0 && el('details', { class: 'more' }, el('summary', {}, `${collapsed.length} more`), ...collapsed);
  form.replaceChildren(
    ...(fileField ? [fileField.element] : []),
    ...open,
    ...(more ? [more] : []),
    ...(open.length === 0 && !fileField ? [el('p', { class: 'muted' }, 'This operation needs no parameters.')] : []),
    el(
      'div',
      { class: 'buttons' },
      el('button', { type: 'submit', id: 'run' }, 'Run'),
      el('button', { type: 'button', id: 'reset', class: 'plain' }, 'Reset to the example'),
    ),
  );
  form.addEventListener('input', ({ target }) =>
    changed(target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
  });

  return {
    values: () => new Map([...fields].flatMap(([name, field]) => (field.read().length > 0 ? [[name, field.read()] as const] : []))),
    files: () => fileField?.files() ?? [],
    write(values) {
      for (const [name, field] of fields) {
        const fallback = operation.parameters[name]?.default;
        field.write(values.get(name) ?? (fallback === undefined ? [] : [fallback].flat().map(String)));
        // Values from a link are made visible.
        if (more && values.has(name) && more.contains(field.element) && values.get(name)?.[0] !== String(fallback ?? '')) more.open = true;
      }
    },
    missing() {
      const empty = needed.filter((name) =>
        fields
          .get(name)
          ?.read()
          .every((text) => text.trim() === ''),
      );
      for (const [name, field] of fields) field.showError(empty.includes(name) ? 'This is required.' : '');
      return empty.map(parameterLabel);
    },
    showError(message) {
      const name = /^(\w+)(?:\.\d+)?:/.exec(message)?.[1] ?? '';
      for (const [fieldName, field] of fields) field.showError(fieldName === name ? message.slice(message.indexOf(':') + 1).trim() : '');
    },
  };
}

/** Well-known parameters that rarely change. */
function isCommon(name: string, { enum: choices }: ParameterSchema): boolean {
  return name === 'offset' || (name === 'format' && choices?.includes('csv') === true);
}
