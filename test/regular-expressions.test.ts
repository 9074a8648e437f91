/**
 * Every regular expression of the service takes time linear in its text: proved by recheck (automata theory), or, where that finds no
 * proof in its time, tried on long runs of the characters that it is made of. What is known not to be linear is listed with the reason.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import checker from 'recheck/lib/browser.js';
import { calledAfter } from '../data/tables/person_words.ts';
import { filesBelow } from './support/files.ts';
import { secondTier } from './support/full.ts';
import { noThreadTime, ownTimeMs } from './support/loop.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** In the browser of whoever typed the text, at the build, on a maintainer's machine. */
const ELSEWHERE = /^src\/(web\/(browser|pages|words)|tools|client|surfaces\/(clients|assets))|\.test\.ts$/;

/** Not linear, and the short text that each of them is given. */
const BOUNDED: ReadonlyMap<string, string> = new Map(
  (
    [
      [/[\r\n]\s*$/, 'the end of a file of a publisher'],
      [/^(?<city>[^()]+?)\s*\((?<district>[^()]+)\)$/, 'a name of the bundled database of networks'],
      [/(\d{1,7})\s{1,10}(\d{1,5})\s{1,10}$/, 'thirty characters of a file'],
      [/[\s(]+(?:[HSB]\.?\s?O\.?|G\.?\s?P\.?\s?O\.?|R\.?\s?S\.?)\)?$/i, 'a name of the directory of post offices'],
      [/^\+?\d[\d\s().-]*[a-z]+[a-z\d\s().-]*$/i, 'a number of at most 40 characters'],
      [/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<(?![=!])([^>]*)>|\((?!\?)/gsu, 'a pattern of at most 1,000 characters'],
      [/\\(?:k<[^>]*>|.)|\[(?:\\.|[^\]\\])*\]/gs, 'a pattern of at most 1,000 characters'],
      [/\d(?=(?:\d{2})*\d{3}$)/g, 'a number of at most 18 digits'],
    ] as const
  ).map(([expression, text]) => [String(expression), text]),
);

const PROOF_MS = 1_000;
const LONG = 30_000;
const LONGEST_MATCH_MS = 50;
const TRIES = 3;
/** Members of the classes that a pattern may name. */
const COMMON = [' ', '\n', 'a', 'A', '1', '.', '-', '_', 'é', 'क', '्', 'த', '😀'];

interface Found {
  readonly file: string;
  readonly line: number;
  readonly literal: string;
}

function literalsOf(file: string): Found[] {
  const source = readFileSync(root + file, 'utf8');
  const found: Found[] = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ file, line: source.slice(0, node.start).split('\n').length, literal: node.raw ?? '' });
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** Patterns that are made of lists in tables and meet words of a text; marks of languages of code are tried on lines of 140 characters. */
function beginningsOfTables(): Found[] {
  return [{ file: 'data/tables/person_words.tsv', line: 1, literal: String(calledAfter()) }];
}

function parse(literal: string): { readonly pattern: string; readonly flags: string } {
  const end = literal.lastIndexOf('/');
  return { pattern: literal.slice(1, end), flags: literal.slice(end + 1) };
}

/** Characters that the pattern names, and members of common classes. */
function pumps(pattern: string): string[] {
  const named = [...pattern.replace(/\\[pPuxk]\{[^}]*\}|\\u[\da-f]{4}|\\./gi, '')];
  return [...new Set([...COMMON, ...named])];
}

function isSlow(literal: string): string | undefined {
  const { pattern, flags } = parse(literal);
  const expression = new RegExp(pattern, flags);
  for (const pump of pumps(pattern)) {
    for (const tail of ['\0', '\n\0']) {
      const text = pump.repeat(LONG) + tail;
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < TRIES && best > LONGEST_MATCH_MS; round++) {
        const began = ownTimeMs();
        text.replace(expression, '');
        best = Math.min(best, ownTimeMs() - began);
      }
      if (best > LONGEST_MATCH_MS) return `${JSON.stringify(pump)} × ${LONG}: ${Math.round(best)} ms`;
    }
  }
  return undefined;
}

test('no regular expression that meets the text of a client takes more than linear time', { skip: secondTier || noThreadTime }, (t) => {
  const files = ['src', 'data/tables'].flatMap((folder) => filesBelow(root + folder, /\.ts$/)).map((path) => relative(root, path));
  const found = [...files.filter((file) => !ELSEWHERE.test(file)).flatMap(literalsOf), ...beginningsOfTables()];
  const byLiteral = new Map(found.map((one) => [one.literal, one]));
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
