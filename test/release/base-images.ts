/** Base images and companion images of the Dockerfile and the manifests. A tag is mutable, a digest is not. */

/** An image reference: the default of an ARG that FROM uses, FROM itself, or `image:` of a manifest. */
const REFERENCE = /^(ARG [A-Z_]+=|FROM |\s+image: )([\w./-]+:[\w.-]+(?:@\S+)?)/gm;
const PINNED = /@sha256:[0-9a-f]{64}$/;

export function basesOf(text: string): string[] {
  return Array.from(text.matchAll(REFERENCE), ([, , reference = '']) => reference);
}

export function isPinned(reference: string): boolean {
  return PINNED.test(reference);
}

/** Adds the digest of each image after its tag, or replaces the present one. */
export function pinned(text: string, digestOf: (tag: string) => string): string {
  return text.replace(REFERENCE, (_, before: string, reference: string) => {
    const [tag = ''] = reference.split('@');
    const withDigest = `${tag}@${digestOf(tag)}`;
    if (!isPinned(withDigest)) throw new Error(`${digestOf(tag)} is no digest of ${tag}`);
    return before + withDigest;
  });
}
