/** Runs a transformer network on tokens. Child processes only. */
import { ApiError } from '../request/api-error.ts';
import type { Model } from './manifest.ts';
import type { Tensor } from './onnx.ts';
import { Tokeniser, type Tokens } from './tokeniser.ts';
import { LazySession } from './weights.ts';

/** One thread per run: several end it sooner but cost 50 % more CPU, and other jobs already use the other cores. */
const SESSION_OPTIONS = { threads: 1, keepMemory: true };

/** Output for one text: a row of values per token, or a few values in all. */
export interface TransformerOutput {
  readonly values: Float32Array;
  readonly width: number;
}

export class Transformer {
  readonly tokeniser: Tokeniser;
  readonly #weights: LazySession;

  private constructor(weights: LazySession, tokeniser: Tokeniser) {
    this.#weights = weights;
    this.tokeniser = tokeniser;
  }

  static async open(model: Model): Promise<Transformer> {
    const weights = new LazySession(model.network, SESSION_OPTIONS);
    await weights.session();
    return new Transformer(weights, new Tokeniser(model));
  }

  /** Runs a batch of texts with equal token counts, so that none needs padding. */
  async run(texts: readonly Pick<Tokens, 'ids' | 'types'>[]): Promise<TransformerOutput[]> {
    const length = texts[0]?.ids.length ?? 0;
    const shape = [texts.length, length];
    const int64Tensor = (values: Iterable<number>): Tensor => ({ data: BigInt64Array.from(values, BigInt), shape });
    const inputs: Record<string, () => Tensor> = {
      input_ids: () => int64Tensor(texts.flatMap(({ ids }) => ids)),
      attention_mask: () => ({ data: new BigInt64Array(texts.length * length).fill(1n), shape }),
      token_type_ids: () => int64Tensor(texts.flatMap(({ types }) => (types.length > 0 ? types : new Array<number>(length).fill(0)))),
    };
    const session = await this.#weights.session();
    const feeds: Record<string, Tensor> = {};
    for (const name of session.inputNames) {
      const createTensor = inputs[name];
      if (!createTensor) throw new ApiError('model_not_loaded', 'The model needs inputs that this server does not support.');
      feeds[name] = createTensor();
    }
    const { data, shape: outputShape } = session.run(feeds, outputName(session.outputNames));
    const valuesPerText = data.length / texts.length;
    return texts.map((_, index) => ({
      values: data.subarray(index * valuesPerText, (index + 1) * valuesPerText),
      width: outputShape.at(-1) ?? 1,
    }));
  }
}

const HIDDEN_STATE = 'last_hidden_state';

function outputName(names: readonly string[]): string {
  return names.includes(HIDDEN_STATE) ? HIDDEN_STATE : (names[0] as string);
}

const loadedTransformers = new Map<string, Promise<Transformer>>();

/** Lazily opened network, cached per process. A failed one is retried at the next call. */
export function loadTransformer(model: Model): Promise<Transformer> {
  const key = `${model.network.url} ${model.network.sha256} ${model.tokenizer.url}`;
  let network = loadedTransformers.get(key);
  if (!network) {
    network = Transformer.open(model);
    loadedTransformers.set(key, network);
    network.catch(() => loadedTransformers.delete(key));
  }
  return network;
}
