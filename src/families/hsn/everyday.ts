/** A hint where somebody looks for an everyday word that the tariff does not use. */
import { everydayGoods } from '../../../data/tables/everyday_goods.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { canonical } from '../../core/text/fold.ts';
import type { ListedCode } from './records.ts';

const codesOf: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from(everydayGoods, ([name, codes]) => [canonical(name), codes] as const),
);

/** The sentence that says where the tariff has it; nothing where the word is not known or its code is not in the list. */
export function everydayHint(codes: Dataset, q: string): string | undefined {
  const name = canonical(q);
  const likely = singulars(name).flatMap((form) => codesOf.get(form) ?? []);
  const places = likely.flatMap((code) => {
    const record = codes.get('code', code)?.parse() as ListedCode | undefined;
    return record ? [`${code} (${shorten(record.description)})`] : [];
  });
  return places.length > 0 ? `In everyday words "${name}" mostly belongs to ${places.join(', or ')}.` : undefined;
}

/** "laptops" is looked up as it is and as "laptop". */
function singulars(name: string): string[] {
  const forms = [name, name.replace(/s$/, ''), name.replace(/es$/, ''), name.replace(/ies$/, 'y')];
  return forms.slice(0, forms.findIndex((form) => codesOf.has(form)) + 1).slice(-1);
}

function shorten(text: string): string {
  return text.length <= 90 ? text : `${text.slice(0, text.lastIndexOf(' ', 90))} …`;
}
