/** Finding a code, and helping when it is not there. */
import { parentsOf, restoreZero } from '../../../data/recipes/hsn/code.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { notFound } from '../../core/fault.ts';
import type { RawJson } from '../../core/json.ts';

export const NO_RATES = 'GST rates are not part of the data.';

export interface FoundCode {
  readonly record: RawJson;
  readonly code: string;
  readonly note: string;
}

/** The record of a code; an odd number of digits means that a leading zero was lost. */
export function findCode(codes: Dataset, digits: string): FoundCode {
  const code = restoreZero(digits);
  const record = codes.get('code', code) ?? unknownCode(codes, code);
  return { record, code, note: code === digits ? NO_RATES : `Read as ${code}: a leading zero was missing. ${NO_RATES}` };
}

function unknownCode(codes: Dataset, code: string): never {
  const known = parentsOf(code)
    .reverse()
    .map((parent) => codes.get('code', parent)?.parse() as { code: string; level: string; description: string } | undefined)
    .find((parent) => parent !== undefined);
  notFound(
    known
      ? `Code ${code} is not in the list. The ${known.level} above it is ${known.code}: ${known.description.slice(0, 120)}. /v1/hsn/${known.code} lists what is below it.`
      : `Code ${code} is not in the list. Search for words at /v1/hsn?q=…`,
  );
}

/** The record with what is above it, broadest first, and what is one level below. */
export function withFamily(codes: Dataset, { record, code }: FoundCode): RawJson {
  const parents = parentsOf(code).flatMap((parent) => codes.get('code', parent)?.parse() ?? []);
  return record.with({ parents, children: codes.all('parent', code).map((child) => child.parse()) });
}
