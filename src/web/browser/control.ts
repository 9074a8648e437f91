/** Form control: label target, root element and value. */

export interface Control {
  /** Element that the label refers to. */
  readonly main: HTMLElement;
  readonly whole: HTMLElement;
  read(): readonly string[];
  write(texts: readonly string[]): void;
}

type Editable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function simpleControl(input: Editable): Control {
  return {
    main: input,
    whole: input,
    read: () => (input.value === '' ? [] : [input.value]),
    write: ([text = '']) => {
      input.value = text;
    },
  };
}
