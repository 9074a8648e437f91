/** Validation and error messages for single branch codes. */
import { sources } from '../../../data/sources.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { notFound } from '../../core/request/api-error.ts';
import type { RawJson } from '../../core/request/json.ts';
import { type ResolvedBank, resolveBank } from './search.ts';

/** The fifth character of an IFSC is always zero; copied by hand it is often the letter O. */
export function repairZero(code: string): string {
  return `${code.slice(0, 4)}0${code.slice(5)}`;
}

interface Withdrawn {
  readonly successor: string;
  readonly bank: string;
  readonly reason: string;
  readonly branch: string;
  readonly city: string;
}

/** Throws 404: a withdrawn code names its successor, an unknown one the bank to search in. */
export function unknownBranch(dataset: Dataset, ifsc: string): never {
  const withdrawn = dataset.get('withdrawn', ifsc)?.parse() as Withdrawn | undefined;
  if (withdrawn) notFound(withdrawnMessage(ifsc, withdrawn));
  const prefix = ifsc.slice(0, 4);
  const merger = mergerNote(resolveBank(dataset, prefix));
  if (merger !== undefined) notFound(`IFSC ${ifsc} is not in the published lists. ${merger} GET /v1/ifsc?bank=${prefix} searches them.`);
  const bank = dataset.get('bankRecord', prefix)?.parse() as { name: string } | undefined;
  notFound(
    bank
      ? `IFSC ${ifsc} is not in the published lists. Branches of ${bank.name} can be searched at /v1/ifsc?bank=${prefix}.`
      : `IFSC ${ifsc} is not in the published lists, and no bank uses the code ${prefix}. /v1/banks lists all banks.`,
  );
}

function withdrawnMessage(ifsc: string, { successor, bank, reason, branch, city }: Withdrawn): string {
  const reasonText = reason === '' ? '' : ` (${bank} ${reason})`;
  const location = [branch, city].filter((part) => part !== '').join(', ');
  const formerly = location === '' ? '' : ` It belonged to ${location}.`;
  const current = successor === '' ? '' : ` Current code: ${successor}.`;
  return `${ifsc} was withdrawn${reasonText}.${current}${formerly}`;
}

/** Notes on missing or inferred fields: the bundled data has fewer than the official list loaded by a refresh. */
export function branchNote(dataset: Dataset, branch: RawJson, isRepaired: boolean): string | undefined {
  const notes = [
    isRepaired && 'The fifth character of an IFSC is a zero; the letter O was interpreted as zero.',
    branch.hasNull('branch') && 'The code is in the published list; the bundled data has no address for it.',
    inferredNote(dataset),
  ].filter((note) => typeof note === 'string');
  return notes.length > 0 ? notes.join(' ') : undefined;
}

export function inferredNote(dataset: Dataset): string | undefined {
  if (dataset.pack.header.origin === 'refresh') return undefined;
  return 'Null fields are not in the bundled data; imps, neft, rtgs and upi are inferred from the bank.';
}

/** Note on the merger of the requested bank. */
export function mergerNote(resolved: ResolvedBank | undefined): string | undefined {
  const { merger } = resolved ?? {};
  return merger && `${merger.from} has merged into ${merger.into}: its branches have codes of ${merger.into}.`;
}

/** Minimum share of unnamed branches that explains an empty search. */
const MIN_UNNAMED_PERCENT = 5;

/** Note on an empty search: the number of branches of the bank without a name. */
export function unnamedNote(dataset: Dataset, bank: string | undefined): string | undefined {
  if (bank === undefined || dataset.pack.header.origin === 'refresh') return undefined;
  const percent = Math.round((100 * dataset.count('unnamed', bank)) / Math.max(1, dataset.count('bank', bank)));
  const names = `Names and addresses of branches are of about ${sources.ifsc.olderFields.asOf}.`;
  return percent < MIN_UNNAMED_PERCENT ? names : `${percent} % of the branches of this bank have no name and address in the data. ${names}`;
}

/** Explains null fields of a bank, if any. */
export function bankNote(bank: RawJson): string | undefined {
  const missing = ['type', 'micr', 'upi'].filter((field) => bank.hasNull(field));
  return missing.length > 0 ? `Not in the published lists: ${missing.join(', ')}.` : undefined;
}
