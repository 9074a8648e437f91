/**
 * Every regular expression of the service runs in time linear in its input (no ReDoS): verified by recheck (automata theory) or, where it
 * finds no proof in time, tested on long runs of the pattern's own characters. Known exceptions are listed with the reason.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import checker from 'recheck/lib/browser.js';
import { eponymPattern } from '../data/tables/person_words.ts';
import { noThreadTime, ownTimeMs } from './support/event-loop-block.ts';
import { filesBelow } from './support/files.ts';
import { secondTier } from './support/test-tiers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Code that does not run on the server: in the browser, at build time, or on a maintainer's machine. */
const NOT_ON_SERVER = /^src\/(web\/(browser|pages|words)|tools|client|surfaces\/(clients|assets))|\.test\.ts$/;

/** Super-linear expressions, with the short input that each one is limited to. */
const BOUNDED: ReadonlyMap<string, string> = new Map(
  (
    [
      [/[\r\n]\s*$/, 'the end of a file of a publisher'],
      [/^(?<city>[^()]+?)\s*\((?<district>[^()]+)\)$/, 'a name of the bundled database of networks'],
      [/(\d{1,7})\s{1,10}(\d{1,5})\s{1,10}$/, 'thirty characters of a file'],
      [
        /[\s(]*\b(?:[HSB]\.?\s?O\.?|G\.?\s?P\.?\s?O\.?|R\.?\s?S\.?|MDO|MDG|NDSO|NDC|SBY|Seasi?onal)\)?$/i,
        'a name of the directory of post offices',
      ],
      [/^\+?\d[\d\s().-]*[a-z]+[a-z\d\s().-]*$/i, 'a number of at most 40 characters'],
      [/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<(?![=!])([^>]*)>|\((?!\?)/gsu, 'a pattern of at most 1,000 characters'],
      [/\\(?:k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]/gs, 'a pattern of at most 1,000 characters'],
      [/\d(?=(?:\d{2})*\d{3}$)/g, 'a number of at most 18 digits'],
    ] as const
  ).map(([expression, text]) => [String(expression), text]),
);

const PROOF_MS = 1_000;
const LONG = 30_000;
const MAX_MATCH_MS = 50;
const TRIES = 3;
/** Members of the character classes that a pattern may use. */
const COMMON = [' ', '\n', 'a', 'A', '1', '.', '-', '_', 'é', 'क', '्', 'த', '😀'];

interface RegexLiteral {
  readonly file: string;
  readonly line: number;
  readonly literal: string;
}

function literalsOf(file: string): RegexLiteral[] {
  const source = readFileSync(root + file, 'utf8');
  const literals: RegexLiteral[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) literals.push({ file, line: source.slice(0, node.start).split('\n').length, literal: node.raw ?? '' });
    },
  }).visit(parseSync(file, source).program);
  return literals;
}

/**
 * Patterns built from tables and matched against words of a text. Those that detect programming languages only see lines of 140 characters.
 */
function beginningsOfTables(): RegexLiteral[] {
  return [{ file: 'data/tables/person_words.tsv', line: 1, literal: String(eponymPattern()) }];
}

function parse(literal: string): { readonly pattern: string; readonly flags: string } {
  const end = literal.lastIndexOf('/');
  return { pattern: literal.slice(1, end), flags: literal.slice(end + 1) };
}

/** Pump strings: characters that the pattern names, and members of common classes. */
function pumps(pattern: string): string[] {
  const characters = [...pattern.replace(/\\[pPuxk]\{[^}]*\}|\\u[\da-f]{4}|\\./gi, '')];
  return [...new Set([...COMMON, ...characters])];
}

function isSlow(literal: string): string | undefined {
  const { pattern, flags } = parse(literal);
  const expression = new RegExp(pattern, flags);
  for (const pump of pumps(pattern)) {
    for (const tail of ['\0', '\n\0']) {
      const text = pump.repeat(LONG) + tail;
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < TRIES && best > MAX_MATCH_MS; round++) {
        const startedAt = ownTimeMs();
        text.replace(expression, '');
        best = Math.min(best, ownTimeMs() - startedAt);
      }
      if (best > MAX_MATCH_MS) return `${JSON.stringify(pump)} × ${LONG}: ${Math.round(best)} ms`;
    }
  }
  return undefined;
}

test('no regular expression applied to input of clients is superlinear', { skip: secondTier || noThreadTime }, (t) => {
  const files = ['src', 'data/tables'].flatMap((folder) => filesBelow(root + folder, /\.ts$/)).map((path) => relative(root, path));
  const literals = [...files.filter((file) => !NOT_ON_SERVER.test(file)).flatMap(literalsOf), ...beginningsOfTables()];
  const byLiteral = new Map(literals.map((literal) => [literal.literal, literal]));
  let proved = 0;
  const wrong: string[] = [];
  for (const { literal, file, line } of byLiteral.values()) {
    if (BOUNDED.has(literal)) continue;
    const { pattern, flags } = parse(literal);
    const { status, complexity } = checker.checkSync(pattern, flags.replace(/[dv]/g, ''), { timeout: PROOF_MS });
    if (status === 'safe') proved++;
    const reason = status === 'vulnerable' ? complexity?.summary : status === 'unknown' ? isSlow(literal) : undefined;
    if (reason !== undefined) wrong.push(`${file}:${line} ${literal} ${reason}`);
  }
  t.diagnostic(`${byLiteral.size} expressions, ${proved} proved linear, the others tried`);
  assert.deepEqual(wrong, []);
});
