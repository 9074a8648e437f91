/** Mail providers and forwarding services. All of them override the lists of disposable domains. */
import { wordLists } from '../table.ts';

const list = wordLists('email_providers.tsv');

/** Candidates for the correction of mistyped domains, by number of users: of equally close ones the first is suggested. */
export const knownProviders = list('known');
/** False positives of the lists of disposable domains. */
export const wronglyListed = list('wronglyListed');
/** Forwarding services (aliases that hide the address): the mailbox behind them is permanent. */
export const relays = list('relay');
