/** What the pages load: styles and pictures as they are in the source, scripts as the compiler left them. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fixedAnswer, type HttpAnswer } from './http-answer.ts';

/** Sent as one file: later ones may overrule earlier ones. */
const STYLES = ['cloth', 'frame', 'search', 'home', 'drawing', 'playground', 'reading', 'narrow'];
const STYLES_FOLDER = new URL('../../../src/web/styles/', import.meta.url);
const FOLDERS = [new URL('../../../src/web/assets/', import.meta.url), new URL('../web/browser/', import.meta.url)];

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface Assets {
  /** Of all of them together: scripts import each other by relative address, so they change as one. */
  readonly hash: string;
  readonly files: ReadonlyMap<string, HttpAnswer>;
  /** All that a script imports, directly or not. */
  importsOf(script: string): readonly string[];
}

/** @param more how they may be kept, and what they may do */
export function readAssets(more: Parameters<typeof fixedAnswer>[2]): Assets {
  const hash = createHash('sha256');
  const files = new Map<string, HttpAnswer>();
  const imports = new Map<string, readonly string[]>();
  const add = (name: string, bytes: Buffer): void => {
    hash.update(name).update(bytes);
    files.set(name, fixedAnswer(bytes, TYPES[extname(name)] as string, more));
  };
  add('style.css', Buffer.concat(STYLES.map((name) => readFileSync(new URL(`${name}.css`, STYLES_FOLDER)))));
  for (const folder of FOLDERS) {
    for (const name of readdirSync(folder).sort()) {
      if (!(extname(name) in TYPES)) continue;
      const bytes = readFileSync(new URL(name, folder));
      add(name, bytes);
      if (name.endsWith('.js')) imports.set(name, importsIn(bytes.toString()));
    }
  }
  return { hash: hash.digest('base64url').slice(0, 12), files, importsOf: (script) => reached(script, imports) };
}

/** The compiler writes imports in one way only. */
function importsIn(source: string): string[] {
  return Array.from(source.matchAll(/^import [^;]*?'\.\/([\w-]+\.js)';$/gm), ([, name]) => name as string);
}

function reached(script: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([script]);
  for (const name of found) for (const one of imports.get(name) ?? []) found.add(one);
  found.delete(script);
  return [...found];
}
