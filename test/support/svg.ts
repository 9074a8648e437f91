import assert from 'node:assert/strict';

const ELEMENTS = 'svg|g|defs|path|use|rect|circle|ellipse|linearGradient|radialGradient|stop';
/** Names, and values without quotes, angle brackets, entities, scripts or addresses; the one namespace and inner references aside. */
const ATTRIBUTE = String.raw` [a-zA-Z][\w-]*="(?:http://www\.w3\.org/2000/svg|url\(#[a-z]+\)|#?[\w .,%()-]*)"`;
const PLAIN = new RegExp(`^(?:<(?:${ELEMENTS})(?:${ATTRIBUTE})*/?>|</(?:${ELEMENTS})>)+$`);

/** The whole drawing is of elements and attributes that we write, and holds no text at all: nothing of a caller's can be in it. */
export function assertPlainSvg(svg: string): void {
  assert.ok(PLAIN.test(svg), svg.slice(0, 300));
  assert.doesNotMatch(svg, / on[a-z]+=|script|foreignObject|href="(?!#)/i);
  const opened = svg.match(/<[a-zA-Z]+(?:[^>]*[^/])?>/g)?.length;
  assert.equal(opened, svg.match(/<\//g)?.length, 'every element is closed');
}
