/** Runs a model's network on tokens. Only for worker threads. */
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { Fault } from '../fault.ts';
import type { Model } from './manifest.ts';
import { Tokeniser, type Tokens } from './tokeniser.ts';
import { openSession } from './weights.ts';

/**
 * One thread a run: several threads a run end it sooner but cost half as much CPU again,
 * and the threads of the job pool already use the other cores.
 */
const SESSION = { threads: 1, keepMemory: true };

/** What a network made of one text: a row of numbers for each token, or a few numbers for all. */
export interface Output {
  readonly values: Float32Array;
  readonly width: number;
}

export class Network {
  readonly tokeniser: Tokeniser;
  readonly #session: InferenceSession;

  private constructor(session: InferenceSession, tokeniser: Tokeniser) {
    this.#session = session;
    this.tokeniser = tokeniser;
  }

  static async open(model: Model): Promise<Network> {
    return new Network(await openSession(model.network, SESSION), new Tokeniser(model));
  }

  /** Texts of one and the same number of tokens, so that none is padded. */
  async run(texts: readonly Pick<Tokens, 'ids' | 'types'>[]): Promise<Output[]> {
    const length = texts[0]?.ids.length ?? 0;
    const shape = [texts.length, length];
    const whole = (values: Iterable<number>): Tensor => new Tensor('int64', BigInt64Array.from(values, BigInt), shape);
    const inputs: Record<string, () => Tensor> = {
      input_ids: () => whole(texts.flatMap(({ ids }) => ids)),
      attention_mask: () => new Tensor('int64', new BigInt64Array(texts.length * length).fill(1n), shape),
      token_type_ids: () => whole(texts.flatMap(({ types }) => (types.length > 0 ? types : new Array<number>(length).fill(0)))),
    };
    const feeds: Record<string, Tensor> = {};
    for (const name of this.#session.inputNames) {
      const make = inputs[name];
      if (!make) throw new Fault('model_not_loaded', 'The network of the model asks for inputs that this server does not know.');
      feeds[name] = make();
    }
    const results = await this.#session.run(feeds);
    const result = results.last_hidden_state ?? results[this.#session.outputNames[0] as string];
    if (!(result?.data instanceof Float32Array)) {
      throw new Fault('model_not_loaded', 'The network of the model answers in a form that this server does not know.');
    }
    const { data, dims } = result;
    const each = data.length / texts.length;
    return texts.map((_, at) => ({ values: data.subarray(at * each, (at + 1) * each), width: dims.at(-1) ?? 1 }));
  }
}

const opened = new Map<string, Promise<Network>>();

/** A network of this thread, opened when it is first asked for. One that could not be opened is tried again next time. */
export function networkOf(model: Model): Promise<Network> {
  const key = `${model.network.url} ${model.network.sha256} ${model.tokenizer.url}`;
  let network = opened.get(key);
  if (!network) {
    network = Network.open(model);
    opened.set(key, network);
    network.catch(() => opened.delete(key));
  }
  return network;
}
