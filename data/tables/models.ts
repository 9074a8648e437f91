/** Models that an operator can download with one command. Their hashes are recorded at the first download, not here. */
interface HubModel {
  /** Owner and name on the hub. */
  readonly repository: string;
  readonly revision: string;
  readonly files: { readonly network: string; readonly tokenizer: string; readonly tokenizerConfig: string };
  /** Further manifest fields. */
  readonly manifest: Readonly<Record<string, unknown>>;
}

const tokeniserFiles = { tokenizer: 'tokenizer.json', tokenizerConfig: 'tokenizer_config.json' };

export const hubModels: Readonly<Record<string, HubModel>> = {
  'multilingual-e5-small': {
    repository: 'Xenova/multilingual-e5-small',
    revision: 'main',
    files: { network: 'onnx/model_quantized.onnx', ...tokeniserFiles },
    manifest: {
      kind: 'embedding',
      dimensions: 384,
      maxTokens: 512,
      pooling: 'mean',
      prefix: { query: 'query: ', passage: 'passage: ' },
      scripts: 'all',
      licence: 'MIT',
      source: 'https://huggingface.co/intfloat/multilingual-e5-small',
    },
  },
  'mmarco-mMiniLMv2-L12-H384-v1': {
    repository: 'cross-encoder/mmarco-mMiniLMv2-L12-H384-v1',
    revision: 'main',
    files: { network: 'onnx/model.onnx', ...tokeniserFiles },
    manifest: {
      kind: 'reranker',
      maxTokens: 512,
      licence: 'Apache-2.0',
      source: 'https://huggingface.co/cross-encoder/mmarco-mMiniLMv2-L12-H384-v1',
    },
  },
};
