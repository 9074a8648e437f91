/**
 * HSN and SAC codes. `@scrrum-labs/gst-india-utils` has the tariff items and services of the GST portal; `shopify-hscode` has the chapters, headings
 * and subheadings of the Harmonized System (WCO, 2017 edition).
 */

import { HSN_COLUMNS, type HsnRow, normaliseDescription, parentsOf } from '../formats/hsn-code.ts';
import type { Recipe } from '../recipe.ts';
import { hsnAmendments, hsnHeadings } from '../tables/hsn.ts';
import { commonPrefix, headingText } from './hsn/heading.ts';
import { withValidity } from './hsn/validity.ts';

const ITEMS = {
  name: '@scrrum-labs/gst-india-utils',
  version: '1.0.16',
  integrity: 'sha512-wv7bBRG/4aMNaJ82FwPbo0KhRrteaCIXCpKDZtEjTFXiswfb9qkMeJ7QuIi25cdDs3MkxuSgA4q6Mn4JuYcXbw==',
};
const SYSTEM = {
  name: 'shopify-hscode',
  version: '1.0.1',
  integrity: 'sha512-RUg/oCNTS4Veg0eZRUQzNkAI2VDTh7H7RTWXGWGjZ7AgGiWQDhB1enCIMgKo7i96hNZZsomRy+vIwWb4qqY0vA==',
};

/** Extracts the records of the package's JavaScript source with a regular expression; it is never executed. */
export function readSystem(source: string): Map<string, string> {
  const system = new Map<string, string>();
  for (const [, code = '', , description = ''] of source.matchAll(/hscode: '(\d+)',\s*description: (['"])(.*?)\2,\n/g)) {
    // Chapter 99 of the WCO is "not specified"; in India it holds the services.
    if ([2, 4, 6].includes(code.length) && !code.startsWith('99')) system.set(code, description.replace(/\\(['"])/g, '$1'));
  }
  return system;
}

/** All codes of all levels, sorted. */
export function makeCodes(
  items: ReadonlyMap<string, string>,
  services: ReadonlyMap<string, string>,
  system: ReadonlyMap<string, string>,
): HsnRow[] {
  const codes = new Map<string, string>([...system, ...hsnHeadings, ...services, ...hsnAmendments]);
  for (const [code, text] of items) {
    const description = normaliseDescription(text);
    codes.set(
      code,
      description === '-' || description === '' ? (system.get(code.slice(0, 6)) ?? system.get(code.slice(0, 4)) ?? '') : description,
    );
  }
  const below = childTexts(codes);
  for (const [parent, texts] of below) {
    if (hsnHeadings.has(parent)) continue;
    if (parent.length === 4) codes.set(parent, headingText(texts, system.get(parent)) ?? texts[0] ?? '');
    else if (!codes.has(parent)) codes.set(parent, commonPrefix(texts) ?? texts[0] ?? '');
  }
  return withValidity(codes, system, hsnAmendments);
}

/** Tariff item descriptions by parent heading and subheading. */
function childTexts(codes: ReadonlyMap<string, string>): Map<string, string[]> {
  const below = new Map<string, string[]>();
  for (const [code, description] of codes) {
    if (code.length !== 8) continue;
    for (const parent of parentsOf(code).slice(1)) {
      const texts = below.get(parent);
      if (texts) texts.push(description);
      else below.set(parent, [description]);
    }
  }
  return below;
}

export const recipe: Recipe = {
  name: 'hsn',
  packages: [ITEMS, SYSTEM],
  run(files) {
    const json = (path: string) => JSON.parse(files.get(ITEMS.name)?.get(path)?.toString() ?? '');
    const items = json('src/hsn.json') as readonly { hsn_code: number; Description: string }[];
    const services = json('src/sac.json') as readonly { hsn: string; description: string }[];
    const source = files.get(SYSTEM.name)?.get('lib/src/HSCode.js')?.toString() ?? '';
    const rows = makeCodes(
      new Map(items.map(({ hsn_code, Description }) => [String(hsn_code).padStart(8, '0'), Description])),
      new Map(services.map(({ hsn, description }) => [hsn, normaliseDescription(description)])),
      readSystem(source),
    );
    return [{ name: 'hsn', columns: HSN_COLUMNS, rows: rows.map((row) => ({ ...row })) }];
  },
};
