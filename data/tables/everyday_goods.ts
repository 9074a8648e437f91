/**
 * What people call goods and services, and the code under which the tariff has them: its descriptions seldom use the everyday word.
 * Chapter by chapter, as a shopkeeper in India says it, in English and in Hindi, and for the goods of a market in other languages, in Latin letters.
 * A line is a code and its words, in the singular and in small letters, divided by commas.
 */
import { clothingAndMetal } from './everyday_goods/clothing-and-metal.ts';
import { food } from './everyday_goods/food.ts';
import { machinesAndOthers } from './everyday_goods/machines-and-others.ts';
import { materials } from './everyday_goods/materials.ts';
import { otherLanguages } from './everyday_goods/other-languages.ts';
import { services } from './everyday_goods/services.ts';

const byCode = new Map<string, readonly string[]>();
for (const text of [food, materials, clothingAndMetal, machinesAndOthers, services, otherLanguages]) {
  for (const line of text.trim().split('\n')) {
    const end = line.indexOf(' ');
    const code = line.slice(0, end);
    byCode.set(code, [...new Set([...everydayWords(code), ...line.slice(end + 1).split(', ')])]);
  }
}

/** What people call the goods and services of a code. */
export function everydayWords(code: string): readonly string[] {
  return byCode.get(code) ?? [];
}

/** The codes that have such words. */
export const everydayCodes: readonly string[] = [...byCode.keys()];
