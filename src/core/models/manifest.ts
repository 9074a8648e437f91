/**
 * What a model says of itself: a `model.json` in a folder of its own below MODEL_DIR, or the built-in ones.
 * The scripts it names decide which texts it reads, so a model for some scripts takes them over by lying there.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { OperatorError } from '../util/operator-error.ts';
import type { WeightFile } from './weights.ts';

const ModelFile = z.strictObject({
  path: z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[\w./-]+$/, { error: 'must be a path inside the folder of the model' }),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256 in 64 hexadecimal digits' }),
  bytes: z.int().positive().optional(),
});

const common = {
  id: z.string().regex(/^[\w.+-]{1,80}$/, { error: 'must be a name of letters, digits and . + - _' }),
  files: z.strictObject({ network: ModelFile, tokenizer: ModelFile, tokenizerConfig: ModelFile }),
  /** Tokens of one text, or of a pair, at the most. */
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
    /** What stands before a text of either type, such as `query: `. */
    prefix: z.strictObject({ query: z.string(), passage: z.string() }).default({ query: '', passage: '' }),
    /** `all`, or the ISO 15924 codes of the scripts whose texts it reads. */
    scripts: z.union([z.literal('all'), z.array(z.string().regex(/^[A-Z][a-z]{3}$/)).min(1)]).default('all'),
    /** Whether it also reads Indian languages that are written in Latin letters. */
    romanised: z.boolean().default(false),
    /** Texts of one length that may run together; 1 where the vector of a text changes with its company, as in quantised networks. */
    batch: z.int().min(1).max(64).default(1),
  }),
  z.strictObject({ ...common, kind: z.literal('reranker') }),
]);

type ManifestOf<Kind extends string> = Extract<z.output<typeof Manifest>, { kind: Kind }>;

/** A manifest whose files have been found; plain data, so that it can be sent to a child process. */
interface Located {
  readonly network: WeightFile;
  readonly tokenizer: WeightFile;
  readonly tokenizerConfig: WeightFile;
}
export interface EmbeddingModel extends Omit<ManifestOf<'embedding'>, 'files'>, Located {}
export interface RerankerModel extends Omit<ManifestOf<'reranker'>, 'files'>, Located {}
/** Tells the subject of a picture from its background. There is no manifest for one: the built-in network is the only one. */
export interface SegmentationModel extends Pick<Located, 'network'> {
  readonly id: string;
  readonly kind: 'segmentation';
}

/** Reads and writes casual spelling; the manifest beside the network has its letters, and the table the words that are looked up first. */
export interface TransliterationModel extends Pick<Located, 'network'> {
  readonly id: string;
  readonly kind: 'transliteration';
  readonly manifest: WeightFile;
  readonly commonWords: WeightFile;
}

export type Model = EmbeddingModel | RerankerModel;

/** Checks a manifest and finds its files with `locate`. */
export function openManifest(manifest: unknown, locate: (path: string) => string): Model {
  const result = Manifest.safeParse(manifest);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(`${issue?.path.join('.') || 'the manifest'}: ${issue?.message}`);
  }
  const { files, ...rest } = result.data;
  const file = ({ path, sha256 }: z.output<typeof ModelFile>): WeightFile => ({ url: locate(path), sha256 });
  return { ...rest, network: file(files.network), tokenizer: file(files.tokenizer), tokenizerConfig: file(files.tokenizerConfig) };
}

export const MANIFEST_NAME = 'model.json';

/** The model of a folder, whose manifest names its files. */
export function readModel(folder: string): Model {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, MANIFEST_NAME), 'utf8'));
  return openManifest(manifest, (path) => pathToFileURL(join(folder, path)).href);
}

/** The models that an operator has put below a folder. What cannot be used is said at once, not at the first request. */
export function readModels(directory: string): Model[] {
  if (!existsSync(directory)) return [];
  const models: Model[] = [];
  for (const entry of readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const folder = join(directory, entry.name);
    if (!existsSync(join(folder, MANIFEST_NAME))) continue;
    try {
      models.push(readModel(folder));
    } catch (error) {
      const reason = error instanceof SyntaxError ? `is no JSON: ${error.message}` : (error as Error).message;
      throw new OperatorError(
        `MODEL_DIR: ${join(folder, MANIFEST_NAME)}: ${reason}\nCorrect the file (docs/OPERATIONS.md, Models), or move its folder out of MODEL_DIR.`,
      );
    }
  }
  return models;
}
