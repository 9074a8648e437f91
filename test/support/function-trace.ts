/**
 * Loader hooks for `module.register` that instrument every function of the product: it calls `globalThis.entered(file)` on entry and
 * `globalThis.left(file)` on return, if they are set. This traces which files a request passes through.
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
    // Keeps the parentheses of `() => ({})`, which belong to the returned expression.
    parseSync('module.js', source, { preserveParens: true }).program,
  );
  // The sort is stable: of two inserts at one offset, the outer function's stays first at a start and last at an end.
  let text = source;
  for (const [offset, insert] of inserts.toSorted(([a], [b]) => b - a)) text = text.slice(0, offset) + insert + text.slice(offset);
  return text;
}
