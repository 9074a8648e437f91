/** Static assets: images unchanged, style sheets without comments and indentation, scripts as compiled. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, posix } from 'node:path';
import { type HttpResponse, staticResponse } from './http-response.ts';

/** Style sheet bundles, concatenated in cascade order. `tools.css` is loaded by the tool pages only. */
const STYLE_BUNDLES: Readonly<Record<string, readonly string[]>> = {
  'style.css': ['cloth', 'frame', 'search', 'home', 'drawing', 'playground', 'answer', 'reading', 'narrow'],
  'tools.css': ['tools', 'sheets', 'calendars', 'print'],
};
const STYLES_FOLDER = new URL('../../../src/web/styles/', import.meta.url);
/** Asset folders with their URL prefix. */
const FOLDERS: readonly (readonly [prefix: string, folder: URL])[] = [
  ['', new URL('../../../src/web/assets/', import.meta.url)],
  ['', new URL('../web/browser/', import.meta.url)],
  ['tools/', new URL('../web/browser/tools/', import.meta.url)],
];

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

export interface Assets {
  /** Hash over all assets: scripts import each other by relative URL, so they are versioned together. */
  readonly hash: string;
  readonly files: ReadonlyMap<string, HttpResponse>;
  /** Transitive imports of a script, for `modulepreload`. */
  importsOf(script: string): readonly string[];
}

/** @param options cache and content security policies of the assets */
export function readAssets(options: Parameters<typeof staticResponse>[2]): Assets {
  const hash = createHash('sha256');
  const files = new Map<string, HttpResponse>();
  const imports = new Map<string, readonly string[]>();
  const add = (name: string, bytes: Buffer): void => {
    hash.update(name).update(bytes);
    files.set(name, staticResponse(bytes, MEDIA_TYPES[extname(name)] as string, options));
  };
  for (const [name, parts] of Object.entries(STYLE_BUNDLES)) {
    add(name, Buffer.from(parts.map((part) => stripCss(readFileSync(new URL(`${part}.css`, STYLES_FOLDER), 'utf8'))).join('')));
  }
  for (const [prefix, folder] of FOLDERS) {
    for (const file of readdirSync(folder).sort()) {
      if (!(extname(file) in MEDIA_TYPES)) continue;
      const name = prefix + file;
      const bytes = readFileSync(new URL(file, folder));
      add(name, bytes);
      if (name.endsWith('.js')) imports.set(name, relativeImports(name, bytes.toString()));
    }
  }
  return { hash: hash.digest('base64url').slice(0, 12), files, importsOf: (script) => transitiveImports(script, imports) };
}

const COMMENT = /\/\*[\s\S]*?\*\//g;
const INDENT = /^\s+/gm;

function stripCss(style: string): string {
  return style.replace(COMMENT, '').replace(INDENT, '');
}

/** A regular expression suffices: the compiler emits imports in one form only. */
function relativeImports(name: string, source: string): string[] {
  const imported = source.matchAll(/^import (?:[^;]*? from )?'(\.\.?\/[\w/-]+\.js)';$/gm);
  return Array.from(imported, ([, path]) => posix.join(posix.dirname(name), path as string));
}

function transitiveImports(script: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const scripts = new Set([script]);
  for (const name of scripts) for (const imported of imports.get(name) ?? []) scripts.add(imported);
  scripts.delete(script);
  return [...scripts];
}
