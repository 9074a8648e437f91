/** Lists for email validation: disposable domains, free providers, role accounts and top-level domains. */
import { domainToASCII } from 'node:url';
import type { BundledTable, Recipe } from '../recipe.ts';

/** `curated`: certainly disposable, including subdomains; `disposable`: from a broad list that is trusted for exact domains only. */
export type EmailListKind = 'curated' | 'disposable' | 'free' | 'role' | 'tld';

export interface EmailListRow {
  readonly kind: EmailListKind;
  readonly value: string;
}

/** Normalises to ASCII (punycode), sorts and deduplicates domains; drops invalid ones. */
export function cleanDomains(domains: Iterable<string>): string[] {
  const clean = new Set<string>();
  for (const text of domains) {
    const domain = domainToASCII(text.trim().toLowerCase());
    if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) clean.add(domain);
  }
  return [...clean].sort();
}

/** The string literals of a source file that only contains lists of them. */
export function quotedWords(source: string): string[] {
  return [...new Set(Array.from(source.matchAll(/^\s*'([^'\n]+)',?$/gm), ([, word = '']) => word.toLowerCase()))].sort();
}

function run(files: ReadonlyMap<string, ReadonlyMap<string, Buffer>>): readonly BundledTable[] {
  const read = (name: string, path: string): string => {
    const content = files.get(name)?.get(path);
    if (!content) throw new Error(`${name} has no ${path}`);
    return content.toString();
  };
  const list = (name: string, path: string): string[] => JSON.parse(read(name, path)) as string[];
  const curated = cleanDomains(list('disposable-email-domains-js', 'dist/dict/disposable_email_blocklist.json'));
  const curatedSet = new Set(curated);
  const broad = cleanDomains(list('disposable-domains', 'index.json')).filter((domain) => !curatedSet.has(domain));
  const disposable = new Set([...curated, ...broad]);
  // The published list of free providers also contains the curated disposable domains.
  const free = cleanDomains(list('free-email-domains', 'domains.json')).filter((domain) => !disposable.has(domain));
  const tlds = list('tlds', 'index.json').map((tld) => domainToASCII(tld));
  const rows = (kind: EmailListKind, values: readonly string[]): EmailListRow[] => values.map((value) => ({ kind, value }));
  return [
    {
      name: 'email_lists',
      columns: ['kind', 'value'],
      rows: [
        ...rows('curated', curated),
        ...rows('disposable', broad),
        ...rows('free', free),
        ...rows('role', quotedWords(read('role-based-email-addresses', 'src/index.js'))),
        ...rows('tld', [...new Set(tlds)].sort()),
      ].map((row) => ({ ...row })),
    },
  ];
}

export const recipe: Recipe = {
  name: 'email',
  packages: [
    {
      name: 'disposable-email-domains-js',
      version: '1.26.0',
      integrity: 'sha512-pSqALZAiuw6HDC1HqhhtvShRnniUNObQ6kzwa5N280XbyxxCPBZnQQ7fO6Uk/CNTi4cAaKE1UZl3Mc30Zfj4UA==',
    },
    {
      name: 'disposable-domains',
      version: '2.0.1',
      integrity: 'sha512-HHFOvipnCiPKQyFRClxViWYHoeLVYYdBXecpJ59MzdYtlxvC/u/eFJW+ZIGw8Lk01Fp+kmUlxJPwgaRudtqJCQ==',
    },
    {
      name: 'free-email-domains',
      version: '1.12.6',
      integrity: 'sha512-xMhrsOFOamJTx5URT+Zej83eVyoHLntZCNwXiZXkW6tYSF2Y6eVZLAOZ1u6jqFeLXRu3yJgzr3R29ChLIvt4LA==',
    },
    {
      name: 'role-based-email-addresses',
      version: '3.1.0',
      integrity: 'sha512-3WfsnBtdfOqZNm7UcNhZdWz9LiG6XCeJsg/i2Bl8cW455Gk6L0lajFgOTLnDNHx6x07wvmxrNglP57+RQFOjXQ==',
    },
    {
      name: 'tlds',
      version: '1.261.0',
      integrity: 'sha512-QXqwfEl9ddlGBaRFXIvNKK6OhipSiLXuRuLJX5DErz0o0Q0rYxulWLdFryTkV5PkdZct5iMInwYEGe/eR++1AA==',
    },
  ],
  run,
};
