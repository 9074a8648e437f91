import assert from 'node:assert/strict';

const ELEMENTS = 'svg|g|defs|path|use|rect|circle|ellipse|linearGradient|radialGradient|stop';
/** Allowed attributes: no quotes, angle brackets, entities, scripts or URLs in values, except the SVG namespace and local references. */
const ATTRIBUTE = String.raw` [a-zA-Z][\w-]*="(?:http://www\.w3\.org/2000/svg|url\(#[a-z]+\)|#?[\w .,%()-]*)"`;
const PLAIN = new RegExp(`^(?:<(?:${ELEMENTS})(?:${ATTRIBUTE})*/?>|</(?:${ELEMENTS})>)+$`);

/** Asserts that an SVG consists only of whitelisted elements and attributes and has no text nodes, so that no input can be injected. */
export function assertPlainSvg(svg: string): void {
  assert.ok(PLAIN.test(svg), svg.slice(0, 300));
  assert.doesNotMatch(svg, / on[a-z]+=|script|foreignObject|href="(?!#)/i);
  const opened = svg.match(/<[a-zA-Z]+(?:[^>]*[^/])?>/g)?.length;
  assert.equal(opened, svg.match(/<\//g)?.length, 'every element is closed');
}
