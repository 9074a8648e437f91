import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basesOf, isPinned, pinned } from './base-images.ts';

const DOCKERFILE = 'ARG NODE=node:22-slim\n\nFROM $NODE AS build\nCOPY --from=build /app ./\nFROM registry.example/base:1.2\n';
const MANIFEST =
  '      containers:\n        - name: valkey\n          image: valkey/valkey:8-alpine\n        - name: potli\n          image: potli\n';
const DIGEST = `sha256:${'0123456789abcdef'.repeat(4)}`;

test('base images are found in arguments, FROM and manifests, without our own image and stages', () => {
  assert.deepEqual(basesOf(DOCKERFILE), ['node:22-slim', 'registry.example/base:1.2']);
  assert.deepEqual(basesOf(MANIFEST), ['valkey/valkey:8-alpine']);
});

test('only a full digest is a pin', () => {
  assert.ok(isPinned(`node:22-slim@${DIGEST}`));
  for (const unpinned of ['node:22-slim', 'node:22-slim@sha256:abc', `node:22-slim@${DIGEST.slice(0, -1)}g`])
    assert.ok(!isPinned(unpinned), unpinned);
});

test('pinning appends digests to tags, updates existing ones, and changes nothing else', () => {
  const once = pinned(DOCKERFILE, () => DIGEST);
  assert.ok(basesOf(once).every(isPinned));
  assert.equal(once.replaceAll(`@${DIGEST}`, ''), DOCKERFILE);
  const other = `sha256:${'f'.repeat(64)}`;
  assert.equal(
    pinned(once, () => other),
    once.replaceAll(DIGEST, other),
  );
  assert.throws(() => pinned(MANIFEST, () => 'not found'), /no digest of valkey\/valkey:8-alpine/);
});
