/** The images that ours is built on or runs beside, in the Dockerfile and in the manifests. A tag may be moved to other bytes; a digest may not. */

/** A reference to an image, wherever it stands: the default of an argument that FROM uses, or an image of a manifest. */
const REFERENCE = /^(ARG [A-Z_]+=|FROM |\s+image: )([\w./-]+:[\w.-]+(?:@\S+)?)/gm;
const PINNED = /@sha256:[0-9a-f]{64}$/;

export function basesOf(text: string): string[] {
  return Array.from(text.matchAll(REFERENCE), ([, , reference = '']) => reference);
}

export function isPinned(reference: string): boolean {
  return PINNED.test(reference);
}

/** The text with the digest of each image behind its tag, or in place of the digest that was there. */
export function pinned(text: string, digestOf: (tag: string) => string): string {
  return text.replace(REFERENCE, (_, before: string, reference: string) => {
    const [tag = ''] = reference.split('@');
    const made = `${tag}@${digestOf(tag)}`;
    if (!isPinned(made)) throw new Error(`${digestOf(tag)} is no digest of ${tag}`);
    return before + made;
  });
}
