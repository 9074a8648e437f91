/** Code lookup, and suggestions when it fails. */
import { parentsOf, restoreLeadingZero } from '../../../data/formats/hsn-code.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { notFound } from '../../core/request/api-error.ts';
import type { RawJson } from '../../core/request/json.ts';
import type { Code, ListedCode } from './records.ts';

export const NO_RATES = 'GST rates are not part of the data.';

export interface FoundCode {
  readonly record: RawJson;
  readonly code: string;
  readonly note: string;
}

/** An odd number of digits means a lost leading zero or a truncated code. */
export function findCode(codes: Dataset, digits: string): FoundCode {
  const code = restoreLeadingZero(digits);
  const record = codes.get('code', code) ?? unknownCode(codes, digits);
  const notes = [
    code !== digits && `Interpreted as ${code}: a leading zero was missing.`,
    expiredNote(record.parse() as ListedCode),
    NO_RATES,
  ];
  return { record, code, note: notes.filter((note) => typeof note === 'string').join(' ') };
}

function expiredNote({ code, validTo, successors = [] }: ListedCode): string | undefined {
  if (validTo === undefined) return undefined;
  const successorNote = successors.length > 0 ? ` Its goods are now under ${successors.join(', ')}.` : '';
  return `${code} is no longer valid: ${validTo} was its last day at the latest.${successorNote}`;
}

/** Throws 404 with the longest listed prefix of the digits. */
function unknownCode(codes: Dataset, digits: string): never {
  const isTruncated = digits.length % 2 === 1;
  const problem = isTruncated
    ? `${digits} has ${digits.length} digits, codes have 2, 4, 6 or 8; with a leading zero, ${restoreLeadingZero(digits)} is not in the list.`
    : `Code ${digits} is not in the list.`;
  const ancestor = parentsOf(digits)
    .reverse()
    .map((parent) => codes.get('code', parent)?.parse() as ListedCode | undefined)
    .find((parent) => parent !== undefined);
  if (!ancestor) notFound(`${problem} Search by words at /v1/hsn?q=…`);
  const relation = isTruncated ? `The longest known prefix is the ${ancestor.level}` : `The ${ancestor.level} above it is`;
  notFound(
    `${problem} ${relation} ${ancestor.code}: ${ancestor.description.slice(0, 120)}. /v1/hsn/${ancestor.code} lists what is below it.`,
  );
}

/** The record with its ancestors, broadest first, and its children. */
export function withHierarchy(codes: Dataset, { record, code }: FoundCode): RawJson {
  const more: Pick<Code, 'parents' | 'children'> = {
    parents: parentsOf(code).flatMap((parent) => (codes.get('code', parent)?.parse() as ListedCode | undefined) ?? []),
    children: codes.getAll('parent', code).map((child) => child.parse() as ListedCode),
  };
  return record.with(more);
}
