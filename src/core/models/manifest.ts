/**
 * Model manifests: a `model.json` in a folder below MODEL_DIR, or built in. `scripts` decides which texts a model reads, so an operator-supplied
 * model for some scripts overrides the built-in ones.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { OperatorError } from '../util/operator-error.ts';
import type { PinnedFile } from './weights.ts';

const ModelFile = z.strictObject({
  path: z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[\w./-]+$/, { error: 'must be a path inside the directory of the model' }),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256 in 64 hexadecimal digits' }),
  bytes: z.int().positive().optional(),
});

const common = {
  id: z.string().regex(/^[\w.+-]{1,80}$/, { error: 'must consist of letters, digits and . + - _' }),
  files: z.strictObject({ network: ModelFile, tokenizer: ModelFile, tokenizerConfig: ModelFile }),
  /** Maximum tokens of a text, or of a pair. */
  maxTokens: z.int().min(16).max(8192),
  licence: z.string().optional(),
  source: z.string().optional(),
};

const Manifest = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('embedding'),
    dimensions: z.int().min(8).max(4096),
    pooling: z.enum(['mean', 'cls']),
    /** Instruction prefix for either type, such as `query: `. */
    prefix: z.strictObject({ query: z.string(), passage: z.string() }).default({ query: '', passage: '' }),
    /** `all`, or ISO 15924 script codes. */
    scripts: z.union([z.literal('all'), z.array(z.string().regex(/^[A-Z][a-z]{3}$/)).min(1)]).default('all'),
    /** Whether it also reads Indian languages in Latin script. */
    romanised: z.boolean().default(false),
    /** Maximum batch of texts of equal length; 1 if the vector of a text depends on its batch, as in quantised networks. */
    batch: z.int().min(1).max(64).default(1),
  }),
  z.strictObject({ ...common, kind: z.literal('reranker') }),
]);

type ManifestOf<Kind extends string> = Extract<z.output<typeof Manifest>, { kind: Kind }>;

/** A manifest with located files; plain data, so that it can be sent to a child process. */
interface LocatedFiles {
  readonly network: PinnedFile;
  readonly tokenizer: PinnedFile;
  readonly tokenizerConfig: PinnedFile;
}
export interface EmbeddingModel extends Omit<ManifestOf<'embedding'>, 'files'>, LocatedFiles {}
export interface RerankerModel extends Omit<ManifestOf<'reranker'>, 'files'>, LocatedFiles {}
/** Background removal. Has no manifest: the built-in network is the only one. */
export interface SegmentationModel extends Pick<LocatedFiles, 'network'> {
  readonly id: string;
  readonly kind: 'segmentation';
}

/** Transliteration of casual spelling; `manifest` contains its alphabet, `commonWords` the words that are looked up before the model is run. */
export interface TransliterationModel extends Pick<LocatedFiles, 'network'> {
  readonly id: string;
  readonly kind: 'transliteration';
  readonly manifest: PinnedFile;
  readonly commonWords: PinnedFile;
}

/** Recognition of printed lines; `alphabet` lists the character of each class. */
export interface RecognitionModel extends Pick<LocatedFiles, 'network'> {
  readonly id: string;
  readonly kind: 'recognition';
  readonly alphabet: PinnedFile;
}

/** Detection of lines of text. */
export interface DetectionModel extends Pick<LocatedFiles, 'network'> {
  readonly id: string;
  readonly kind: 'detection';
}

export type Model = EmbeddingModel | RerankerModel;

/** Validates a manifest and resolves its files with `locate`. */
export function openManifest(manifest: unknown, locate: (path: string) => string): Model {
  const result = Manifest.safeParse(manifest);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${issue?.path.join('.') || 'the manifest'}: ${issue?.message}`);
  }
  const { files, ...rest } = result.data;
  const file = ({ path, sha256 }: z.output<typeof ModelFile>): PinnedFile => ({ url: locate(path), sha256 });
  return { ...rest, network: file(files.network), tokenizer: file(files.tokenizer), tokenizerConfig: file(files.tokenizerConfig) };
}

export const MANIFEST_NAME = 'model.json';

/** Loads the model of a folder. */
export function readModel(folder: string): Model {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, MANIFEST_NAME), 'utf8'));
  return openManifest(manifest, (path) => pathToFileURL(join(folder, path)).href);
}

/** Loads operator-supplied models. Invalid ones fail at startup, not at the first request. */
export function readModels(directory: string): Model[] {
  if (!existsSync(directory)) return [];
  const models: Model[] = [];
  for (const entry of readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const folder = join(directory, entry.name);
    if (!existsSync(join(folder, MANIFEST_NAME))) continue;
    try {
      models.push(readModel(folder));
    } catch (error) {
      const reason = error instanceof SyntaxError ? `is not valid JSON: ${error.message}` : (error as Error).message;
      throw new OperatorError(
        `MODEL_DIR: ${join(folder, MANIFEST_NAME)}: ${reason}\nCorrect the file (docs/OPERATIONS.md, Models), or move its directory out of MODEL_DIR.`,
      );
    }
  }
  return models;
}
