/** Licence policy: which SPDX licences may be shipped. */

/** Permissive: they require only their text, which every package includes. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);
/** Attribution or weak copyleft: NOTICE must name the component. */
const ATTRIBUTION = new Set(['CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0', 'ODbL-1.0', 'OFL-1.1']);
/** Libraries in separate files that users can replace, as the LGPL requires. NOTICE must name them too. */
const REPLACEABLE = [/^@img\/sharp-(libvips-|wasm32$|win32-)/, /^libheif-js$/];
export const LESSER = /^LGPL-(2\.1|3\.0)(-only|-or-later)?$/;

export type Verdict = 'free' | 'attribution' | 'refused';

/** Evaluates an SPDX expression: OR takes the best verdict, AND the worst. */
export function evaluate(name: string, licence: string): Verdict {
  const tokens = licence.match(/[()]|[^\s()]+/g) ?? [];
  const parser = new Parser(name, tokens);
  const verdict = parser.alternatives();
  return parser.isAtEnd ? verdict : 'refused';
}

const ORDER: readonly Verdict[] = ['free', 'attribution', 'refused'];
const better = (a: Verdict, b: Verdict): Verdict => (ORDER.indexOf(a) < ORDER.indexOf(b) ? a : b);
const worse = (a: Verdict, b: Verdict): Verdict => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b);

class Parser {
  readonly #name: string;
  readonly #tokens: readonly string[];
  #position = 0;

  constructor(name: string, tokens: readonly string[]) {
    this.#name = name;
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#position === this.#tokens.length;
  }

  alternatives(): Verdict {
    let verdict = this.#together();
    while (this.#skip('OR')) verdict = better(verdict, this.#together());
    return verdict;
  }

  #together(): Verdict {
    let verdict = this.#one();
    while (this.#skip('AND')) verdict = worse(verdict, this.#one());
    return verdict;
  }

  #one(): Verdict {
    if (!this.#skip('(')) return this.#licence(this.#tokens[this.#position++] ?? '');
    const verdict = this.alternatives();
    return this.#skip(')') ? verdict : 'refused';
  }

  #licence(id: string): Verdict {
    if (FREE.has(id)) return 'free';
    if (ATTRIBUTION.has(id)) return 'attribution';
    return LESSER.test(id) && REPLACEABLE.some((pattern) => pattern.test(this.#name)) ? 'attribution' : 'refused';
  }

  #skip(token: string): boolean {
    if (this.#tokens[this.#position] !== token) return false;
    this.#position++;
    return true;
  }
}
