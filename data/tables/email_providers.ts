/** Mail providers, and services that pass mail on. All of them win over any list of throw-away domains. */
import { wordLists } from '../table.ts';

const list = wordLists('email_providers.tsv');

/** Providers that a mistyped domain is compared with, the ones with most users first: of two that fit equally, the first is suggested. */
export const knownProviders = list('known');
/** Domains that stand on lists of throw-away ones by mistake. */
export const wronglyListed = list('wronglyListed');
/** Services that hand mail on to an address that stays hidden: the mailbox behind them is a lasting one. */
export const relays = list('relay');
