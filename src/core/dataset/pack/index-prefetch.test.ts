import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { temporaryFolder } from '../../../../test/support/service.ts';
import { packPath } from '../datasets.ts';
import { buildPack } from './build.ts';
import { prefetchIndexes } from './index-prefetch.ts';
import { Pack } from './pack.ts';

const METADATA = { version: '1', retrieved: '2026-01-01', origin: 'bundled', fingerprint: '' } as const;

function packOf(name: string): Buffer {
  return buildPack({ ...METADATA, name }, [
    { json: { name: 'one' }, terms: ['key=1', 'name~one'], point: { latitude: 13, longitude: 80 } },
    { json: { name: 'two' }, terms: ['key=2', 'name~two', `pack=${name}`], aliasOf: ['key=1'] },
  ]);
}

/** A folder with an intact pack and one with a damaged index. */
function folder(): string {
  const directory = temporaryFolder();
  writeFileSync(packPath(directory, 'intact'), packOf('intact'));
  const damaged = packOf('damaged');
  const offset = damaged.indexOf('name~one');
  damaged.write('N', offset);
  writeFileSync(packPath(directory, 'damaged'), damaged);
  return directory;
}

describe('index prefetch', () => {
  test('prefetched indexes yield the same pack as indexes read on open', async () => {
    const directory = folder();
    const path = packPath(directory, 'intact');
    const prefetched = await prefetchIndexes(directory);
    const [fromPrefetch, fromFile] = [Pack.open(path, prefetched), Pack.open(path)];
    for (const pack of [fromPrefetch, fromFile]) {
      assert.equal(String(pack.row(pack.firstPosting('key=2') ?? -1)), '{"name":"two"}');
      assert.deepEqual([...pack.termPostings('name~one')], [0]);
      assert.deepEqual([...pack.aliasTargets(1)], [0]);
      assert.deepEqual(pack.pointTree?.within(80, 13, 0.1), [0]);
      assert.equal(pack.firstPosting('key=3'), undefined);
    }
  });

  test('prefetched indexes are matched by hash: another pack of the same name is read again', async () => {
    const directory = folder();
    const path = packPath(directory, 'intact');
    const prefetched = await prefetchIndexes(directory);
    writeFileSync(path, buildPack({ ...METADATA, name: 'intact' }, [{ json: { name: 'three' }, terms: ['key=3'] }]));
    const pack = Pack.open(path, prefetched);
    assert.equal(String(pack.row(pack.firstPosting('key=3') ?? -1)), '{"name":"three"}');
    assert.equal(pack.firstPosting('key=1'), undefined);
  });

  test('damaged packs are not prefetched, and rejected on open', async () => {
    const directory = folder();
    const prefetched = await prefetchIndexes(directory);
    assert.equal(prefetched.size, 1);
    assert.throws(() => Pack.open(packPath(directory, 'damaged'), prefetched), /index of the pack is damaged/);
  });

  test('a missing folder yields no indexes', async () => {
    assert.equal((await prefetchIndexes(join(temporaryFolder(), 'none'))).size, 0);
  });
});
