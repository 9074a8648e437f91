/** Names in NOTICE. A trailing star, `@scope/fonts-*`, is a prefix; braces, `@scope/{one,two} 1.0.0`, are expanded. */
export class Notice {
  readonly #words: ReadonlySet<string>;
  readonly #beginnings: readonly string[];
  readonly #versions: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(text: string) {
    const words = withoutBraces(text)
      .split(/[\s,;:()]+/)
      .map((word) => word.replace(/\.$/, '').replace(/^data\/bundled\//, ''));
    this.#words = new Set(words);
    this.#beginnings = words.filter((word) => /.\*$/.test(word)).map((word) => word.slice(0, -1));
    const versions = new Map<string, Set<string>>();
    for (const [index, word] of words.entries()) {
      const next = words[index + 1] ?? '';
      if (/^\d+\.\d+\.\d+/.test(next)) versions.set(word, (versions.get(word) ?? new Set()).add(next));
    }
    this.#versions = versions;
  }

  names(name: string): boolean {
    return this.#words.has(name) || this.#beginnings.some((beginning) => name.startsWith(beginning));
  }

  /** The versions that follow a name. */
  versionsOf(name: string): ReadonlySet<string> {
    return this.#versions.get(name) ?? new Set();
  }
}

function withoutBraces(text: string): string {
  return text.replace(/(\S*)\{([^{}]*)\}(\S*)( \d\S*)?/g, (_, before: string, names: string, after: string, version = '') =>
    names
      .split(',')
      .map((name) => `${before}${name.trim()}${after}${version}`)
      .join(' '),
  );
}
