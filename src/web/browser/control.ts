/** Uniform access to one or several form elements as one control. */

export interface Control {
  readonly labelTarget: HTMLElement;
  readonly root: HTMLElement;
  read(): readonly string[];
  write(texts: readonly string[]): void;
}

type Editable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function simpleControl(input: Editable): Control {
  return {
    labelTarget: input,
    root: input,
    read: () => (input.value === '' ? [] : [input.value]),
    write: ([text = '']) => {
      input.value = text;
    },
  };
}
