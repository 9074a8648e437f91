/** Syntax highlighting of JSON and of code snippets, on the server and in the browser. */

export interface Token {
  readonly text: string;
  /** CSS class; without one, the text is not coloured. */
  readonly kind?: 'key' | 'string' | 'number' | 'literal' | 'comment';
}

export type HighlightedLanguage = 'json' | 'code';

const PATTERNS: Readonly<Record<HighlightedLanguage, RegExp>> = {
  json: /(?<key>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|\b(?<literal>true|false|null)\b|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/g,
  // Shell, JavaScript and Python. In a shell, '\'' continues a string; the // of a URL has no space before it.
  code: /(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.|'\\'')*')|(?<=^|\s)(?<comment>(?:\/\/|#).*)/gm,
};

/** The whole text as tokens. */
export function tokenise(text: string, language: HighlightedLanguage): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: token, index, groups = {} } of text.matchAll(PATTERNS[language])) {
    if (index > end) tokens.push({ text: text.slice(end, index) });
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) as NonNullable<Token['kind']>;
    tokens.push({ text: token, kind });
    end = index + token.length;
  }
  if (end < text.length) tokens.push({ text: text.slice(end) });
  return tokens;
}
