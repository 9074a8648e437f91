/** Operator-supplied models in MODEL_DIR: a real one for some scripts, and a cross-encoder with known outputs. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { syntheticCrossEncoder } from '../../../test/support/onnx.ts';
import { get, type Service, settingsOf, startPotli, temporaryFolder } from '../../../test/support/service.ts';
import { builtInModels } from '../../core/models/built-in.ts';
import { readModels } from '../../core/models/manifest.ts';
import { openModelRegistry } from '../../core/models/model-registry.ts';
import { Tokeniser } from '../../core/models/tokeniser.ts';
import { sigmoid } from './relevance-score.ts';
import { embed } from './vectors.ts';

const { general: builtIn } = builtInModels();
const FILES = { network: 'model.onnx', tokenizer: 'tokenizer.json', tokenizerConfig: 'tokenizer_config.json' } as const;
type Role = keyof typeof FILES;

/** Installs a model in a directory: the files of the built-in one, or replacements. */
function install(directory: string, manifest: Record<string, unknown>, others: Partial<Record<Role, Uint8Array>> = {}): void {
  const folder = join(directory, String(manifest.id));
  mkdirSync(folder, { recursive: true });
  const files: Record<string, object> = {};
  for (const [role, path] of Object.entries(FILES) as [Role, string][]) {
    const other = others[role];
    if (other) writeFileSync(join(folder, path), other);
    else copyFileSync(fileURLToPath(builtIn[role].url), join(folder, path));
    files[role] = {
      path,
      sha256: other ? createHash('sha256').update(other).digest('hex') : builtIn[role].sha256,
    };
  }
  writeFileSync(join(folder, 'model.json'), JSON.stringify({ files, maxTokens: 512, ...manifest }));
}

const embedding = { kind: 'embedding', dimensions: 384, pooling: 'mean' };
const services: Service[] = [];
after(async () => {
  for (const service of services) await service.close();
});

async function startWithModels(directory: string): Promise<Service> {
  const service = await startPotli({ config: settingsOf({ MODEL_DIR: directory }) });
  services.push(service);
  return service;
}

test('two services in one process have separate models', async () => {
  const directory = temporaryFolder();
  install(directory, { ...embedding, id: 'student', scripts: ['Deva'] });
  const server = await startWithModels(directory);
  const other = await startPotli();
  services.push(other);
  const modelsOf = async (service: Service): Promise<string[]> =>
    (await get(`${service.url}/v1/status`)).body.data.models.map(({ id }: { id: string }) => id);
  assert.ok((await modelsOf(server)).includes('student'));
  assert.ok(!(await modelsOf(other)).includes('student'));
});

test('a model for some scripts is used for their texts, with its prefixes; a cross-encoder for reranking', async () => {
  const directory = temporaryFolder();
  const scale = 0.001;
  const base = -6;
  install(directory, { ...embedding, id: 'student', scripts: ['Deva', 'Taml'], prefix: { query: 'query: ', passage: 'passage: ' } });
  install(directory, { kind: 'reranker', id: 'synthetic' }, { network: syntheticCrossEncoder(scale, base) });
  const service = await startWithModels(directory);

  const { body } = await get(`${service.url}/v1/embed?text=hello&text=namaste+%E0%A4%A8%E0%A4%AE&text=%E0%A6%A8`);
  assert.equal(body.data.model, 'all-MiniLM-L6-v2,student,potli-indic-minilm-384');
  const [published] = await embed({ model: builtIn, type: 'query', texts: ['query: namaste नम'] });
  assert.ok(published?.vector.every((value, index) => Math.abs(value - body.data.embeddings[1][index]) < 1e-6));

  const documents = ['zebra apple', 'a', 'the museum'];
  const ranked = (
    await get(
      `${service.url}/v1/rerank?query=zebra&${documents.map((text) => `document=${encodeURIComponent(text)}`).join('&')}&explain=true`,
    )
  ).body;
  assert.equal(ranked.data.model, 'synthetic');
  const tokeniser = new Tokeniser(builtIn);
  for (const { index, score, parts } of ranked.data.results) {
    const largest = Math.max(102, ...tokeniser.bare(documents[index] as string));
    assert.ok(Math.abs(score - sigmoid(largest * scale + base)) < 1e-5, documents[index]);
    assert.equal(parts, null);
  }
  const scores = ranked.data.results.map(({ score }: { score: number }) => score);
  assert.deepEqual(
    scores,
    scores.toSorted((a: number, b: number) => b - a),
  );

  const { models } = (await get(`${service.url}/v1/status`)).body.data;
  assert.deepEqual(
    models
      .filter(({ kind }: Record<string, unknown>) => kind === 'embedding' || kind === 'reranker')
      .map(({ id, kind, loaded }: Record<string, unknown>) => `${id} ${kind} ${loaded}`),
    ['student embedding true', 'potli-indic-minilm-384 embedding true', 'all-MiniLM-L6-v2 embedding true', 'synthetic reranker true'],
  );
});

test('a model for all scripts replaces both built-in ones, and one with modified files is not run', async () => {
  const directory = temporaryFolder();
  install(directory, { ...embedding, id: 'own', pooling: 'cls' });
  const service = await startWithModels(directory);
  const request = (): ReturnType<typeof get> => get(`${service.url}/v1/embed?text=%E0%A4%A8%E0%A4%AE`);
  assert.equal((await request()).body.data.model, 'own');

  const other = temporaryFolder();
  install(other, { ...embedding, id: 'changed' });
  writeFileSync(join(other, 'changed', 'model.onnx'), 'something else');
  const wary = await startWithModels(other);
  const { status, body } = await get(`${wary.url}/v1/embed?text=hello`);
  assert.deepEqual([status, body.error.code], [503, 'model_not_loaded']);
  const { models } = (await get(`${wary.url}/v1/status`)).body.data;
  assert.equal(models[0].loaded, false);
  assert.match(models[0].problem, /pinned SHA-256/);
});

test('texts of one length are batched only if the model allows it', async () => {
  const texts = ['the red house', 'a blue car', 'one two three', 'a much longer text about houses'];
  const unbatched = await embed({ model: builtIn, type: 'query', texts });
  const batched = await embed({ model: { ...builtIn, batch: 8 }, type: 'query', texts });
  for (const [index, { tokens }] of unbatched.entries()) assert.equal(batched[index]?.tokens, tokens);
  const differs = unbatched.some(({ vector }, i) =>
    vector.some((value, index) => Math.abs(value - (batched[i]?.vector[index] ?? 0)) > 1e-6),
  );
  assert.ok(differs, 'a quantised network sees the company of a text: the reason for one text a run');
});

test('an invalid manifest is reported at startup', () => {
  const empty = { network: Buffer.of(), tokenizer: Buffer.of(), tokenizerConfig: Buffer.of() };
  const errorOf = (manifest: Record<string, unknown>): string => {
    const directory = temporaryFolder();
    install(directory, manifest, empty);
    return directory;
  };
  assert.throws(() => readModels(errorOf({ ...embedding, id: 'x', pooling: 'max' })), /MODEL_DIR: .*x\/model.json: pooling/);
  assert.throws(() => readModels(errorOf({ ...embedding, id: 'x', scripts: ['Tamil'] })), /scripts/);
  assert.throws(
    () => readModels(errorOf({ ...embedding, id: 'x', files: { network: { path: '../secret', sha256: 'a'.repeat(64) } } })),
    /files/,
  );
  assert.throws(
    () => openModelRegistry(errorOf({ ...embedding, id: 'x', dimensions: 768, scripts: ['Deva'] })),
    /the same number of dimensions/,
  );
  assert.deepEqual(readModels(join(temporaryFolder(), 'absent')), []);
});
