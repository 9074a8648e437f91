/** `IFSC.json` of the package `ifsc`: the branch parts of each prefix. Parts of digits only are stored as numbers. */
export type CodeList = Readonly<Record<string, readonly (string | number)[]>>;

/** Every published code, in order. */
export function liveCodes(list: CodeList): string[] {
  const codes = Object.entries(list).flatMap(([prefix, parts]) => parts.map((part) => `${prefix}0${String(part).padStart(6, '0')}`));
  return codes.sort();
}

/** Codes, or beginnings of codes, that another bank uses. A value is a bank code or, where the bank has none, its name. */
export type Sublets = Readonly<Record<string, string>>;

const BANK_CODE = /^[A-Z]{4}$/;
const PREFIX_LENGTH = 4;

/**
 * The bank that really owns a branch: small co-operative banks take codes of the bank that clears for them.
 * Rules for whole codes come first, then the longest matching beginning. A rule for a bare prefix is left out:
 * it only says that one bank has two codes (UJVN and USFB), and the prefix is the one that people know.
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

/** The code of the owner: its own, or the prefix when the owner has no code. */
export function ownerOf(ifsc: string, published: Sublets, custom: Sublets): string {
  const sublet = findSublet(ifsc, published, custom);
  return sublet !== undefined && BANK_CODE.test(sublet) ? sublet : ifsc.slice(0, PREFIX_LENGTH);
}

/** The name of the owner, also of one that has no code. */
export function ownerName(ifsc: string, published: Sublets, custom: Sublets, nameOf: (code: string) => string): string {
  const sublet = findSublet(ifsc, published, custom);
  if (sublet !== undefined && !BANK_CODE.test(sublet)) return sublet;
  return nameOf(sublet ?? ifsc.slice(0, PREFIX_LENGTH));
}
