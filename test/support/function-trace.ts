/**
 * Hooks for `module.register`: every function of the product says in which file it stands when it is called, to `globalThis.entered`
 * while that is there, and to `globalThis.left` when it returns. So what a request crosses is not a matter of opinion.
 */
import { parseSync, Visitor } from 'oxc-parser';

interface Loaded {
  readonly source?: string | Buffer | null;
}

export async function load(url: string, context: object, next: (url: string, context: object) => Promise<Loaded>): Promise<Loaded> {
  const loaded = await next(url, context);
  const file = /\/dist\/(src\/.+)\.js$/.exec(url)?.[1];
  return file && loaded.source ? { ...loaded, source: withCalls(String(loaded.source), `${file}.ts`) } : loaded;
}

interface Body {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

function withCalls(source: string, file: string): string {
  const enter = `globalThis.entered?.(${JSON.stringify(file)})`;
  const leave = `globalThis.left?.(${JSON.stringify(file)})`;
  const inserts: (readonly [at: number, text: string])[] = [];
  const visit = ({ body }: { readonly body: Body | null }): void => {
    if (body?.type === 'BlockStatement') inserts.push([body.start + 1, `${enter}; try {`], [body.end - 1, `} finally { ${leave}; }`]);
    else if (body) inserts.push([body.start, `{ ${enter}; try { return (`], [body.end, `); } finally { ${leave}; } }`]);
  };
  new Visitor({ FunctionDeclaration: visit, FunctionExpression: visit, ArrowFunctionExpression: visit }).visit(
    // With the parentheses of `() => ({})`, which belong to what is returned.
    parseSync('module.js', source, { preserveParens: true }).program,
  );
  // Of what is to stand at one place, what was found further outside comes first at a beginning and last at an end: the order in which it was found.
  let text = source;
  for (const [at, insert] of inserts.toSorted(([one], [other]) => other - one)) text = text.slice(0, at) + insert + text.slice(at);
  return text;
}
