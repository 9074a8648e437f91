/**
 * Hooks for `module.register`: every function of the product says in which file it stands when it is called, to `globalThis.entered`
 * while that is there. So what a request crosses is not a matter of opinion.
 */
import ts from 'typescript';

interface Loaded {
  readonly source?: string | Buffer | null;
}

export async function load(url: string, context: object, next: (url: string, context: object) => Promise<Loaded>): Promise<Loaded> {
  const loaded = await next(url, context);
  const file = /\/dist\/(src\/.+)\.js$/.exec(url)?.[1];
  return file && loaded.source ? { ...loaded, source: withCalls(String(loaded.source), `${file}.ts`) } : loaded;
}

function withCalls(source: string, file: string): string {
  const call = `globalThis.entered?.(${JSON.stringify(file)})`;
  const inserts: (readonly [at: number, text: string])[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const visit = (node: ts.Node): void => {
    const body = ts.isFunctionLike(node) && 'body' in node ? (node.body as ts.Node | undefined) : undefined;
    if (body && !ts.isBlock(body)) inserts.push([body.getStart(tree), `(${call}, `], [body.end, ')']);
    // At the end of a constructor: nothing may come before the one of its parent.
    else if (body) inserts.push(ts.isConstructorDeclaration(node) ? [body.end - 1, `;${call};`] : [body.getStart(tree) + 1, `${call};`]);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  let text = source;
  for (const [at, insert] of inserts.sort(([one], [other]) => other - one)) text = text.slice(0, at) + insert + text.slice(at);
  return text;
}
