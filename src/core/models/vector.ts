/** Embedding vectors. */
import type { EmbeddingModel } from './manifest.ts';
import type { TransformerOutput } from './transformer.ts';

/** Pools token vectors (CLS or mean) into one unit vector. */
export function pool({ values, width }: TransformerOutput, pooling: EmbeddingModel['pooling']): Float32Array {
  if (pooling === 'cls') return l2Normalise(values.slice(0, width));
  const sum = new Float32Array(width);
  for (let index = 0; index < values.length; index++) sum[index % width] = (sum[index % width] as number) + (values[index] as number);
  return l2Normalise(sum);
}

/** L2-normalises; a zero vector is returned unchanged. */
export function l2Normalise(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return length > 0 ? vector.map((value) => value / length) : vector;
}

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] as number) * (b[index] as number);
  return sum;
}
