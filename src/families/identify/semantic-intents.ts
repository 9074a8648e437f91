/** Semantic intent matching, where no keyword matches: embeddings of all titles and phrases, precomputed by `npm run data:intents`. */
import { bundled } from '../../../data/bundled.ts';
import type { Operation } from '../../core/operation/operation.ts';
import { readTable } from '../../core/util/table.ts';

export const INTENT_VECTORS: URL = bundled('intent_vectors');
/** Scale of the int8 quantisation of unit vectors. */
const QUANTISATION_SCALE = 127;
/** Cosine similarity below which short texts are unrelated, and above which they are equivalent. */
const UNRELATED = 0.35;
const EQUIVALENT = 0.85;
/** Upper limit: a semantic match is never as certain as a keyword match. */
const MAX_CONFIDENCE = 0.8;

export interface SemanticMatch {
  readonly operation: Operation;
  readonly confidence: number;
  readonly phrase: string;
}

/** The phrases embedded for an operation. English only: the models map other languages into the same vector space. */
export function intentPhrases({ title, summary, keywords }: Operation): string[] {
  const english = keywords.split(',').filter((phrase) => /^[\x20-\x7e]+$/.test(phrase));
  return [...new Set([title, summary, ...english].map((phrase) => phrase.trim()).filter((phrase) => phrase !== ''))];
}

export function quantiseVector(vector: readonly number[]): string {
  return Buffer.from(Int8Array.from(vector, (value) => Math.round(value * QUANTISATION_SCALE)).buffer).toString('base64');
}

export class SemanticMatcher {
  readonly #phrases: readonly { readonly operation: Operation; readonly phrase: string; readonly vector: Int8Array }[];

  constructor(operations: readonly Operation[]) {
    const vectors = new Map(
      Array.from(readTable<'phrase' | 'vector'>(INTENT_VECTORS), ({ phrase, vector }) => [phrase, decodeVector(vector)]),
    );
    this.#phrases = operations.flatMap((operation) =>
      intentPhrases(operation).flatMap((phrase) => {
        const vector = vectors.get(phrase);
        return vector ? [{ operation, phrase, vector }] : [];
      }),
    );
  }

  /** Operations by descending confidence. */
  match(vector: readonly number[]): SemanticMatch[] {
    const best = new Map<Operation, SemanticMatch>();
    for (const { operation, phrase, vector: other } of this.#phrases) {
      const confidence = confidenceOf(cosine(vector, other));
      if (confidence > (best.get(operation)?.confidence ?? 0)) best.set(operation, { operation, confidence, phrase });
    }
    return [...best.values()].sort((a, b) => b.confidence - a.confidence);
  }
}

function decodeVector(text: string): Int8Array {
  const bytes = Buffer.from(text, 'base64');
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

function cosine(vector: readonly number[], other: Int8Array): number {
  let sum = 0;
  for (let index = 0; index < other.length; index++) sum += (vector[index] as number) * (other[index] as number);
  return sum / QUANTISATION_SCALE;
}

function confidenceOf(similarity: number): number {
  return Math.max(0, Math.min(1, (similarity - UNRELATED) / (EQUIVALENT - UNRELATED))) * MAX_CONFIDENCE;
}
