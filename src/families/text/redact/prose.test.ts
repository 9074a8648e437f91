/** False positives on prose without names: English READMEs of installed packages, a Hindi README and the Hindi UDHR. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { redact } from './redact.ts';

const MODULES = new URL('../../../../../node_modules/', import.meta.url);
/** A trained model takes more names of software for people than rules did: Oniguruma, Flatbush. */
const MAX_PER_THOUSAND = 4;
const ENGLISH_WORDS = 100_000;
const MIN_WORDS = 6;
/** Credits, which contain names. */
const CREDITS = /[©\p{Extended_Pictographic}]|copyright|\*\*|thank|author|contribut|maintain|licen[cs]e|written by|created by/iu;

function sentencesOf(markdown: string): string[] {
  const text = markdown
    .replace(/```[\s\S]*?```/g, '\n\n')
    .replace(/`[^`\n]*`/g, 'it')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1');
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, ' ').trim());
  return paragraphs
    .filter((paragraph) => !/^[#|*>\d-]/.test(paragraph) && !CREDITS.test(paragraph))
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?।]) /))
    .filter((sentence) => sentence.split(' ').length >= MIN_WORDS);
}

function englishProse(): string[] {
  const sentences = new Set<string>();
  let words = 0;
  const folders = readdirSync(MODULES).flatMap((name) =>
    name.startsWith('@') ? readdirSync(new URL(`${name}/`, MODULES)).map((part) => `${name}/${part}`) : [name],
  );
  for (const folder of folders) {
    const file = new URL(`${folder}/README.md`, MODULES);
    if (words >= ENGLISH_WORDS || !existsSync(file)) continue;
    for (const sentence of sentencesOf(readFileSync(file, 'utf8'))) {
      if (!sentences.has(sentence)) words += sentence.split(' ').length;
      sentences.add(sentence);
    }
  }
  return [...sentences];
}

function hindiProse(): string[] {
  const readme = new URL('@biomejs/biome/README.hi.md', MODULES);
  const rights = new URL('../../../../../test/fixtures/udhr.json', import.meta.url);
  const { hi } = JSON.parse(readFileSync(rights, 'utf8')) as { hi: readonly string[] };
  return [...(existsSync(readme) ? sentencesOf(readFileSync(readme, 'utf8')) : []), ...hi.flatMap(sentencesOf)];
}

for (const [language, loadSentences] of [
  ['English', englishProse],
  ['Hindi', hindiProse],
] as const) {
  test(`ordinary ${language} prose has few false positives`, (t) => {
    const sentences = existsSync(MODULES) ? loadSentences() : [];
    if (sentences.length === 0) return t.skip('no prose: the packages are not installed');
    const falsePositives = sentences.flatMap((sentence) =>
      redact(sentence, { types: ['name'], style: 'label', minConfidence: 0.5, values: true }).found.map(
        ({ value }) => `${value} | ${sentence}`,
      ),
    );
    const words = sentences.reduce((total, sentence) => total + sentence.split(' ').length, 0);
    t.diagnostic(`${sentences.length} sentences of ${words} words: ${falsePositives.length} finds`);
    assert.ok(falsePositives.length <= Math.max(1, (sentences.length * MAX_PER_THOUSAND) / 1000), falsePositives.slice(0, 30).join('\n'));
  });
}
