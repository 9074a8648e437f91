/** The subset of Helm templates that the chart uses: values, `if`, `if not`, `range` over a map, and `quote`, `default`, `toYaml`, `nindent`. */
import { stringify } from 'yaml';

type Scope = Readonly<Record<string, unknown>>;

/** A part of a template. */
interface Block {
  readonly run: (scope: Scope) => string;
}

export function renderTemplate(template: string, scope: Scope): string {
  // A minus sign trims white space on its side.
  const trimmed = template.replace(/\s*\{\{-/g, '{{').replace(/-\}\}\s*/g, '}}');
  const tokens = trimmed.split(/(\{\{.*?\}\})/);
  const { blocks, rest } = parse(tokens);
  if (rest.length > 0) throw new Error('Unexpected {{ end }}');
  return run(blocks, scope);
}

function parse(tokens: readonly string[]): { readonly blocks: readonly Block[]; readonly rest: readonly string[] } {
  const blocks: Block[] = [];
  let rest = tokens;
  while (rest.length > 0) {
    const [token = '', ...others] = rest;
    rest = others;
    const action = /^\{\{ (.*) \}\}$/.exec(token)?.[1];
    if (action === 'end') return { blocks, rest };
    const [, keyword, argument = ''] = /^(if|range) (.*)$/.exec(action ?? '') ?? [];
    if (keyword) {
      const inner = parse(rest);
      rest = inner.rest;
      blocks.push({ run: keyword === 'if' ? ifBlock(argument, inner.blocks) : rangeBlock(argument, inner.blocks) });
    } else blocks.push({ run: action === undefined ? () => token : (scope) => String(evaluate(action, scope)) });
  }
  return { blocks, rest };
}

const run = (blocks: readonly Block[], scope: Scope): string => blocks.map((block) => block.run(scope)).join('');

function ifBlock(condition: string, blocks: readonly Block[]): Block['run'] {
  const negated = condition.startsWith('not ');
  const path = negated ? condition.slice('not '.length) : condition;
  return (scope) => (Boolean(evaluate(path, scope)) === negated ? '' : run(blocks, scope));
}

function rangeBlock(argument: string, blocks: readonly Block[]): Block['run'] {
  const [, key = '', value = '', path = ''] = /^(\$\w+), (\$\w+) := (.*)$/.exec(argument) ?? [];
  return (scope) =>
    Object.entries(evaluate(path, scope) as Scope)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => run(blocks, { ...scope, [key]: name, [value]: member }))
      .join('');
}

function evaluate(pipeline: string, scope: Scope): unknown {
  const [first = '', ...functions] = pipeline.split(' | ');
  const start = first.startsWith('toYaml ') ? stringify(lookUp(first.slice('toYaml '.length), scope)).trimEnd() : lookUp(first, scope);
  return functions.reduce((value: unknown, call) => {
    const [name, argument = ''] = call.split(' ');
    if (name === 'quote') return JSON.stringify(String(value));
    if (name === 'default') return value === '' ? lookUp(argument, scope) : value;
    if (name === 'nindent') return `\n${String(value).replace(/^/gm, ' '.repeat(Number(argument)))}`;
    throw new Error(`Unknown function ${name}`);
  }, start);
}

/** An unknown path is an error: it is probably a typo. */
function lookUp(path: string, scope: Scope): unknown {
  const names = path.startsWith('$') ? [path] : path.split('.').slice(1);
  return names.reduce((value: unknown, name) => {
    if (typeof value !== 'object' || value === null || !(name in value)) throw new Error(`${path} has no value`);
    return (value as Scope)[name];
  }, scope);
}
