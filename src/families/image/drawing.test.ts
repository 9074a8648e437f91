/** SVG input: rendered as requested, without any external reference. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { post, quadrants } from '../../../test/support/pictures.ts';
import { type Service, startFamilies } from '../../../test/support/service.ts';
import { imageFamily } from './operations.ts';

let potli: Service;
before(async () => {
  potli = await startFamilies([imageFamily]);
});
after(() => potli.close());

const svg = (content: string, attributes = 'width="40" height="20"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

async function convert(drawing: string | Buffer, query = 'format=png'): Promise<{ status: number; bytes: Buffer }> {
  const response = await post(`${potli.url}/v1/image/convert?${query}`, Buffer.from(drawing), 'image/svg+xml');
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Covered fraction of the picture, from 0 to 1. */
async function covered(bytes: Buffer): Promise<number> {
  const { channels } = await sharp(bytes).ensureAlpha().stats();
  return (channels[3]?.mean ?? 0) / 255;
}

test('an SVG is rasterised at the requested size', async () => {
  const drawing = svg('<rect width="20" height="20" fill="red"/>');
  const { bytes } = await convert(drawing, 'format=png&width=800');
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height], [800, 400]);
  const alphaAt = (x: number): number => data[(200 * info.width + x) * info.channels + 3] as number;
  assert.deepEqual([alphaAt(398), alphaAt(401)], [255, 0]);
  assert.deepEqual(
    await sharp((await convert(drawing)).bytes)
      .metadata()
      .then(({ width, height }) => [width, height]),
    [40, 20],
  );
  const jpeg = await convert(svg('', 'viewBox="0 0 30 60"'), 'format=jpg&maxBytes=5000');
  assert.equal((await sharp(jpeg.bytes).stats()).channels[0]?.min, 255);
});

test('SVGs with namespace prefixes, entities and style sheets are rendered', async () => {
  const old =
    '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://example.com/svg11.dtd" [\n' +
    '<!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]>\n<s:svg xmlns:s="&ns_svg;" viewBox="0 0 10 10"><s:style>.a{fill:blue}</s:style><s:rect class="a" width="10" height="10"/></s:svg>';
  assert.equal(await covered((await convert(old)).bytes), 1);
});

test('external references are not loaded', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests++;
    response.end();
  }).listen(0, '127.0.0.1');
  const folder = mkdtempSync(join(tmpdir(), 'potli-'));
  const secret = join(folder, 'secret.png');
  writeFileSync(secret, await quadrants(8, 8).png().toBuffer());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.png`;
  try {
    for (const address of [secret, pathToFileURL(secret).href, url]) {
      for (const content of [
        `<image href="${address}" width="40" height="20"/>`,
        `<image xlink:href="${address}" width="40" height="20"/>`,
        `<use href="${address}#a"/>`,
        `<style>@import url(${address}); rect{fill:url("${address}#a")}</style>`,
        `<rect width="9" height="9" fill="url(${address}#a)" fill-opacity="0"/>`,
        `<filter id="f"><feImage href="${address}"/></filter><rect width="40" height="20" filter="url(#f)" fill="none"/>`,
        `<foreignObject width="40" height="20"><img xmlns="http://www.w3.org/1999/xhtml" src="${address}"/></foreignObject>`,
        `<script href="${address}"/><g onload="fetch('${address}')"/>`,
      ]) {
        const { status, bytes } = await convert(svg(content));
        assert.equal(status, 200, content);
        assert.equal(await covered(bytes), 0, content);
      }
    }
    assert.equal(requests, 0);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test('an embedded picture is rendered, unless it is too large', async () => {
  const carried = (png: Buffer): string =>
    svg(`<image href="data:image/png;base64,${png.toString('base64')}" width="40" height="20" preserveAspectRatio="none"/>`);
  assert.equal(await covered((await convert(carried(await quadrants(8, 8).png().toBuffer()))).bytes), 1);
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  assert.equal((await convert(carried(bomb))).status, 413);
});

test('hostile SVGs are rejected before rendering', async () => {
  const laughs = Array.from({ length: 12 }, (_, level) => {
    const uses = `<use href="#l${level - 1}"/>`.repeat(10);
    return `<g id="l${level}">${level === 0 ? '<rect width="1" height="1"/>' : uses}</g>`;
  }).join('');
  const entities = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  const rejected: readonly (readonly [string, number])[] = [
    [svg(`<defs>${laughs}</defs><use href="#l11"/>`), 413],
    [svg('<g id="a"><use href="#a"/></g>'), 413],
    [svg('<pattern id="a"><rect width="9" height="9" fill="url(#a)"/></pattern>'), 413],
    [svg(`${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}`), 413],
    [`${entities}${svg('<text>&b;</text>')}`, 422],
    ['<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>', 422],
    [svg('<rect'), 422],
    [svg('', 'width="0" height="0"'), 422],
    ['<html><svg xmlns="http://www.w3.org/2000/svg"/></html>', 415],
    [svg('', 'width="30000" height="30000"'), 400],
    [svg(' '.repeat(2 * 1024 * 1024)), 413],
  ];
  for (const [drawing, status] of rejected) assert.equal((await convert(drawing)).status, status, drawing.slice(0, 200));
});

test('only operations that declare SVG accept it', async () => {
  for (const task of ['hash', 'remove-background']) {
    assert.equal((await post(`${potli.url}/v1/image/${task}`, Buffer.from(svg('')))).status, 415, task);
  }
});
