/** `IFSC.json` of the package `ifsc`: branch parts by prefix. All-digit parts are stored as numbers. */
export type CodeList = Readonly<Record<string, readonly (string | number)[]>>;

/** All published codes, sorted. */
export function liveCodes(list: CodeList): string[] {
  const codes = Object.entries(list).flatMap(([prefix, parts]) => parts.map((part) => `${prefix}0${String(part).padStart(6, '0')}`));
  return codes.sort();
}

/** Codes or code prefixes used by another bank. The value is a bank code or, if the bank has none, its name. */
export type Sublets = Readonly<Record<string, string>>;

const BANK_CODE = /^[A-Z]{4}$/;
const PREFIX_LENGTH = 4;

/**
 * Finds the bank that owns a branch: small co-operative banks use codes of the bank that clears for them. Rules for whole codes come first, then the
 * longest matching prefix. Rules for a bare bank prefix are ignored: they only express that a bank has two codes (UJVN and USFB), and the prefix is
 * the known one.
 */
function findSublet(ifsc: string, published: Sublets, custom: Sublets): string | undefined {
  const exact = published[ifsc] ?? custom[ifsc];
  if (exact !== undefined) return exact;
  for (let length = ifsc.length - 1; length > PREFIX_LENGTH; length--) {
    const rule = custom[ifsc.slice(0, length)];
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** Bank code of the owner, or the prefix if the owner has no code. */
export function ownerOf(ifsc: string, published: Sublets, custom: Sublets): string {
  const sublet = findSublet(ifsc, published, custom);
  return sublet !== undefined && BANK_CODE.test(sublet) ? sublet : ifsc.slice(0, PREFIX_LENGTH);
}

/** Name of the owner, also if it has no code. */
export function ownerName(ifsc: string, published: Sublets, custom: Sublets, nameOf: (code: string) => string): string {
  const sublet = findSublet(ifsc, published, custom);
  if (sublet !== undefined && !BANK_CODE.test(sublet)) return sublet;
  return nameOf(sublet ?? ifsc.slice(0, PREFIX_LENGTH));
}
