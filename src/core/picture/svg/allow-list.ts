/** Allow-list of the SVG sanitiser: drawing elements, same-document references, and embedded pictures. */

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'svg g defs symbol use switch a path rect circle ellipse line polyline polygon image style ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow ' +
    'feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting ' +
    'feSpotLight feTile feTurbulence text tspan'
  ).split(' '),
);

export function isAllowedElement(element: string): boolean {
  return ELEMENTS.has(element);
}

const EMBEDDED_PICTURE = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;
const LOCAL_REFERENCE = /^\s*#[^\s]+\s*$/;
const EXTERNAL_URL = /url\(\s*(['"]?)(?!['"]?\s*#)/i;

/** Returns the value of a permitted attribute; undefined for event handlers and external references. */
export function sanitiseAttribute(element: string, name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return undefined;
  if (name === 'href') {
    if (LOCAL_REFERENCE.test(value)) return value.trim();
    return element === 'image' && EMBEDDED_PICTURE.test(value.trim()) ? value.trim() : undefined;
  }
  return hasNoExternalReference(value) ? value : undefined;
}

/** Whether CSS has no external reference. Backslashes are rejected, because escapes could hide one. */
export function hasNoExternalReference(text: string): boolean {
  return !text.includes('\\') && !/@import/i.test(text) && !EXTERNAL_URL.test(text);
}

/** IDs that an attribute or a CSS rule refers to within the file. */
export function referencesIn(name: string, value: string): string[] {
  if (name === 'href') return value.startsWith('#') ? [value.slice(1)] : [];
  return Array.from(value.matchAll(/url\(\s*['"]?#([^'")\s]+)/gi), ([, id]) => id as string);
}
