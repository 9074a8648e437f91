import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { onnxFile } from './onnx-package.ts';

const root = new URL('../../../../', import.meta.url);
const { optionalDependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};

const SYSTEMS = [
  ['darwin', 'arm64', 'sherpa-onnx-darwin-arm64/libonnxruntime.dylib'],
  ['darwin', 'x64', 'sherpa-onnx-darwin-x64/libonnxruntime.dylib'],
  ['linux', 'arm64', 'sherpa-onnx-linux-arm64/libonnxruntime.so'],
  ['linux', 'x64', 'sherpa-onnx-linux-x64/libonnxruntime.so'],
  ['win32', 'x64', 'sherpa-onnx-win-x64/onnxruntime.dll'],
] as const;

test('every platform has its file, in a package that npm installs, all of one version', () => {
  for (const [platform, architecture, file] of SYSTEMS) assert.equal(onnxFile(platform, architecture), file);
  assert.deepEqual(Object.keys(optionalDependencies).sort(), SYSTEMS.map(([, , file]) => file.split('/')[0]).sort());
  assert.equal(new Set(Object.values(optionalDependencies)).size, 1);
});

test('the file of this platform exists', () => {
  assert.ok(existsSync(createRequire(import.meta.url).resolve(onnxFile(process.platform, process.arch))));
});

test('an unsupported platform is named in the error', () => {
  assert.throws(() => onnxFile('aix', 'ppc64'), /no ONNX Runtime for aix/);
});
