/** Semantic intent matching, where no keyword matches: embeddings of all titles and phrases, precomputed by `npm run data:wishes`. */
import { bundled } from '../../../data/bundled.ts';
import { readTable } from '../../core/dataset/table.ts';
import type { Operation } from '../../core/request/operation.ts';

export const WISH_VECTORS: URL = bundled('wishes');
/** Scale of the int8 quantisation of unit vectors. */
const STEPS = 127;
/** Cosine similarity below which short texts are unrelated, and above which they are equivalent. */
const UNRELATED = 0.35;
const ALIKE = 0.85;
/** Upper limit: a semantic match is never as certain as a keyword match. */
const MOST_CONFIDENCE = 0.8;

export interface MeantOperation {
  readonly operation: Operation;
  readonly confidence: number;
  readonly phrase: string;
}

/** The phrases embedded for an operation. English only: the models map other languages into the same vector space. */
export function meaningPhrases({ title, summary, keywords }: Operation): string[] {
  const english = keywords.split(',').filter((phrase) => /^[\x20-\x7e]+$/.test(phrase));
  return [...new Set([title, summary, ...english].map((phrase) => phrase.trim()).filter((phrase) => phrase !== ''))];
}

export function packVector(vector: readonly number[]): string {
  return Buffer.from(Int8Array.from(vector, (value) => Math.round(value * STEPS)).buffer).toString('base64');
}

export class Meanings {
  readonly #phrases: readonly { readonly operation: Operation; readonly phrase: string; readonly vector: Int8Array }[];

  constructor(operations: readonly Operation[]) {
    const vectors = new Map(Array.from(readTable<'phrase' | 'vector'>(WISH_VECTORS), ({ phrase, vector }) => [phrase, unpack(vector)]));
    this.#phrases = operations.flatMap((operation) =>
      meaningPhrases(operation).flatMap((phrase) => {
        const vector = vectors.get(phrase);
        return vector ? [{ operation, phrase, vector }] : [];
      }),
    );
  }

  /** Operations by descending confidence. */
  of(vector: readonly number[]): MeantOperation[] {
    const best = new Map<Operation, MeantOperation>();
    for (const { operation, phrase, vector: other } of this.#phrases) {
      const confidence = confidenceOf(cosine(vector, other));
      if (confidence > (best.get(operation)?.confidence ?? 0)) best.set(operation, { operation, confidence, phrase });
    }
    return [...best.values()].sort((a, b) => b.confidence - a.confidence);
  }
}

function unpack(text: string): Int8Array {
  const bytes = Buffer.from(text, 'base64');
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

function cosine(vector: readonly number[], other: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < other.length; at++) sum += (vector[at] as number) * (other[at] as number);
  return sum / STEPS;
}

function confidenceOf(likeness: number): number {
  return Math.max(0, Math.min(1, (likeness - UNRELATED) / (ALIKE - UNRELATED))) * MOST_CONFIDENCE;
}
