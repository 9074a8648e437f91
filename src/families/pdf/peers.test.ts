/** Compares our output on real-world PDFs with poppler. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { f1, mean, median } from '../../../test/support/f1-score.ts';
import { type Service, settingsOf, startPotli } from '../../../test/support/service.ts';
import { noVectors, readVector, vectorFile } from '../../../test/support/vectors.ts';
import type { PdfInfo } from './records.ts';

interface Expected {
  readonly file: string;
  readonly pdfinfo: Readonly<Record<string, string>>;
  readonly pdftotext_first5: string;
  readonly pdftotext_layout_first5: string;
}

const FOLDER = 'documents-and-images/pdf';
let service: Service;
let expected: readonly Expected[];
before(async () => {
  service = await startPotli({ config: settingsOf({ RATE_LIMIT: '0' }) });
  expected = noVectors ? [] : readVector(`${FOLDER}/expected_poppler22.12.json`);
});
after(() => service.close());

async function post<T>(path: string, file: string): Promise<T> {
  const body = new Uint8Array(readFileSync(vectorFile(`${FOLDER}/${file}`)));
  const response = await fetch(`${service.url}/v1/pdf/${path}`, { method: 'POST', body });
  const result = (await response.json()) as { data: T };
  assert.equal(response.status, 200, `${path} ${file} ${JSON.stringify(result)}`);
  return result.data;
}

/** A PDF date in the format of pdfinfo. */
function isoDate(date: string): string {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', zone, zoneHours = '', zoneMinutes = ''] =
    /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?([Z+-])?(\d\d)?'?(\d\d)?/.exec(date) ?? [];
  const offset = zone === 'Z' || zone === undefined ? 'Z' : `${zone}${zoneHours}${Number(zoneMinutes) > 0 ? `:${zoneMinutes}` : ''}`;
  return year === undefined ? '' : `${year}-${month}-${day}T${hour}:${minute}:${second}${/^[+-]00$/.test(offset) ? 'Z' : offset}`;
}

/** Drops NULs, which some titles end with. */
const normaliseSpaces = (text: string | undefined): string => (text ?? '').replaceAll('\0', '').replace(/\s+/g, ' ').trim();

/** Pairs of our value and that of pdfinfo, by field. */
function pairs(info: PdfInfo, { pdfinfo }: Expected): Record<string, readonly [unknown, unknown]> {
  const [width = 0, height = 0] = (pdfinfo['Page size'] ?? '').split(' x ').map(Number.parseFloat);
  const isRotated = Number(pdfinfo['Page rot']) % 180 !== 0;
  const first = info.page_sizes[0];
  const isSameSize =
    Math.abs((first?.width ?? 0) - (isRotated ? height : width)) < 0.1 &&
    Math.abs((first?.height ?? 0) - (isRotated ? width : height)) < 0.1;
  return {
    pages: [info.pages, Number(pdfinfo.Pages)],
    version: [info.version, pdfinfo['PDF version']],
    title: [normaliseSpaces(info.title), normaliseSpaces(pdfinfo.Title)],
    author: [normaliseSpaces(info.author), normaliseSpaces(pdfinfo.Author)],
    subject: [normaliseSpaces(info.subject), normaliseSpaces(pdfinfo.Subject)],
    creator: [normaliseSpaces(info.creator), normaliseSpaces(pdfinfo.Creator)],
    producer: [normaliseSpaces(info.producer), normaliseSpaces(pdfinfo.Producer)],
    keywords: [
      info.keywords.join(),
      normaliseSpaces(pdfinfo.Keywords)
        .split(/\s*[,;]\s*/)
        .filter(Boolean)
        .join(),
    ],
    created: [isoDate(info.created), pdfinfo.CreationDate ?? ''],
    modified: [isoDate(info.modified), pdfinfo.ModDate ?? ''],
    size: [isSameSize, true],
    encrypted: [info.encrypted, pdfinfo.Encrypted?.startsWith('yes')],
    form: [info.form, pdfinfo.Form !== 'none'],
    tagged: [info.tagged, pdfinfo.Tagged === 'yes'],
    linearized: [info.linearized, pdfinfo.Optimized === 'yes'],
    bytes: [info.bytes, Number.parseInt(pdfinfo['File size'] ?? '', 10)],
  };
}

test('info agrees with pdfinfo', { skip: noVectors }, async (t) => {
  let [equal, total] = [0, 0];
  for (const reference of expected) {
    if (!reference.pdfinfo.Pages) continue;
    for (const [field, [actual, expectedValue]] of Object.entries(pairs(await post<PdfInfo>('info', reference.file), reference))) {
      total++;
      if (actual === expectedValue) equal++;
      else t.diagnostic(`${reference.file} ${field}: ${actual} and ${expectedValue}`);
    }
  }
  t.diagnostic(`${equal} of ${total} fields the same: ${((100 * equal) / total).toFixed(2)} %`);
  assert.ok(equal / total >= 0.99);
});

async function textOf({ file, pdfinfo }: Expected, layout: boolean): Promise<string> {
  const count = Number(pdfinfo.Pages ?? (await post<PdfInfo>('info', file)).pages);
  const { pages } = await post<{ pages: { text: string }[] }>(`text?last=${Math.min(5, count)}&layout=${layout}`, file);
  return pages.map(({ text }) => text).join('\n');
}

const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '');
const words = (text: string): string[] => withoutSoftHyphens(text).match(/\S+/g) ?? [];
const cells = (text: string): string[] =>
  withoutSoftHyphens(text)
    .split(/[\n\f]/)
    .flatMap((line) => line.trim().split(/ {2,}/))
    .filter((cell) => cell !== '');

test('text has the same words as pdftotext', { skip: noVectors }, async (t) => {
  const scores: number[] = [];
  for (const reference of expected) scores.push(f1(words(await textOf(reference, false)), words(reference.pdftotext_first5)));
  t.diagnostic(`word F1 median ${median(scores).toFixed(4)}, mean ${mean(scores).toFixed(4)} of ${scores.length} files`);
  assert.ok(median(scores) >= 0.97 && mean(scores) >= 0.87);
});

test('layout has the same cells as pdftotext -layout', { skip: noVectors }, async (t) => {
  const scores: number[] = [];
  for (const reference of expected) scores.push(f1(cells(await textOf(reference, true)), cells(reference.pdftotext_layout_first5)));
  t.diagnostic(`cell F1 mean ${mean(scores).toFixed(4)}, median ${median(scores).toFixed(4)} of ${scores.length} files`);
  assert.ok(mean(scores) >= 0.82);
});
