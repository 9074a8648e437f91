/** Cell accuracy on statements and invoices printed by a browser, by kind of table. `TABLES_SEED=x` draws others, `TABLES_WRONG=1` lists the errors. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { noBrowser, withBrowser } from '../../../../test/support/browser.ts';
import { settingsOf, startPotli } from '../../../../test/support/service.ts';
import type { Cells, TableDocument } from '../../../../test/support/table-documents.ts';
import { LAYOUTS } from '../../../../test/support/table-layouts.ts';
import { UNSEEN_LAYOUTS } from '../../../../test/support/table-layouts-unseen.ts';
import { alignedCells } from '../../../../test/support/table-score.ts';
import { sampled } from '../../../../test/support/test-tiers.ts';
import { seededRandomInt } from '../../../core/util/random.ts';
import type { PdfTable } from '../records.ts';

const fixture = withBrowser({ service: () => startPotli({ config: settingsOf({ RATE_LIMIT: '0' }) }) });
const SEED = process.env.TABLES_SEED ?? '1';

const FONTS = { NotoSans: /[a-z]/i, NotoSansDevanagari: /\p{Script=Devanagari}/u, NotoSansTamil: /\p{Script=Tamil}/u } as const;

/** The fonts of the scripts of a text. */
function fontFaces(text: string): string {
  const names = Object.entries(FONTS).flatMap(([name, script]) => (script.test(text) ? [name] : []));
  return names
    .map((name) => {
      const file = readFileSync(new URL(`../../../../../data/bundled/font_${name}_400Regular.ttf.br`, import.meta.url));
      const url = `data:font/ttf;base64,${brotliDecompressSync(file).toString('base64')}`;
      return `@font-face{font-family:${name};src:url(${url})}`;
    })
    .join('');
}

async function print({ html, landscape = false }: Pick<TableDocument, 'html' | 'landscape'>): Promise<Buffer> {
  const page = await fixture.browser.newPage();
  try {
    await page.setContent(html.replace('<style>', `<style>${fontFaces(html)}`).replace('own,', `${Object.keys(FONTS).join()},`));
    await page.evaluate('document.fonts.ready.then(() => true)');
    return await page.pdf({ format: 'A4', landscape, margin: { top: '15mm', bottom: '15mm', left: '12mm', right: '12mm' } });
  } finally {
    await page.close();
  }
}

async function read(pdf: Buffer): Promise<Cells[]> {
  const response = await fetch(`${fixture.service.url}/v1/pdf/tables`, { method: 'POST', body: new Uint8Array(pdf) });
  const body = (await response.json()) as { data: { tables: PdfTable[] } };
  assert.equal(response.status, 200);
  return body.data.tables.map(({ columns, rows }) => {
    const header = columns.map(({ name }) => name ?? '');
    return header.every((name) => name === '') ? rows : [header, ...rows];
  });
}

for (const [title, layouts] of Object.entries({ 'tuned on': LAYOUTS, 'not tuned on': UNSEEN_LAYOUTS })) {
  test(`reads the cells of printed statements and invoices that it was ${title}`, { skip: noBrowser, timeout: 300_000 }, async (t) => {
    const scores: Record<string, { matching: number; total: number }> = {};
    for (const [name, layout] of sampled(6, Object.entries(layouts))) {
      const document = layout(seededRandomInt(`${name} ${SEED}`));
      const tables = await read(await print(document));
      scores[document.kind] ??= { matching: 0, total: 0 };
      const kind = scores[document.kind] as { matching: number; total: number };
      for (const expected of document.tables) {
        const scored = tables.map((table) => alignedCells(expected, table)).sort((a, b) => b.matching - a.matching);
        const { matching, total, wrong } = scored[0] ?? alignedCells(expected, []);
        kind.matching += matching;
        kind.total += total;
        if (matching < total) t.diagnostic(`${name}: ${matching} of ${total} in ${tables.length} tables`);
        if (process.env.TABLES_WRONG && matching < total) t.diagnostic(wrong.join(' | '));
      }
    }
    for (const [kind, { matching, total }] of Object.entries(scores)) {
      t.diagnostic(`${kind}: ${matching} of ${total} cells, ${((100 * matching) / total).toFixed(1)} %`);
      assert.ok(matching >= 0.95 * total, kind);
    }
  });
}
