/** What a field is made of: the element that its label belongs to, all of it, and its texts. */

export interface Control {
  /** What the label belongs to. */
  readonly main: HTMLElement;
  readonly whole: HTMLElement;
  read(): readonly string[];
  write(texts: readonly string[]): void;
}

type Editable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function simple(input: Editable): Control {
  return {
    main: input,
    whole: input,
    read: () => (input.value === '' ? [] : [input.value]),
    write: ([text = '']) => {
      input.value = text;
    },
  };
}
