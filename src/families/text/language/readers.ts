/** Selects the embedding model for each text, where that depends on its language. */
import type { EmbeddingModel } from '../../../core/models/manifest.ts';
import { type Readers, readerOfLatin, readerOfScript } from '../../../core/models/readers.ts';
import type { Context } from '../../../core/request/operation.ts';
import { yieldBetween } from '../../../core/util/yield-between.ts';
import { languageEngine } from './engine.ts';
import { mayBeRomanised } from './latin.ts';

/** The first characters are enough to detect the language. */
const SAMPLE = 500;
/** Texts examined per turn of the event loop. */
const AT_ONCE = 32;
const TIMEOUT_MS = 15_000;

/** Language detection runs only for texts with function words of an Indian language: English texts never start the worker. */
export async function readersOf(texts: readonly string[], readers: Readers, jobs: Context['jobs']): Promise<EmbeddingModel[]> {
  const byScript = texts.map((text) => readerOfScript(readers, text));
  const samples = new Map<number, string>();
  const look = (place: number): void => {
    const sample = texts[place]?.slice(0, SAMPLE) ?? '';
    if (byScript[place] === undefined && mayBeRomanised(sample)) samples.set(place, sample);
  };
  if (readers.some(({ romanised }) => romanised)) {
    const starts = Array.from({ length: Math.ceil(texts.length / AT_ONCE) }, (_, turn) => turn * AT_ONCE);
    await yieldBetween(starts, (start) => {
      for (let place = start; place < Math.min(texts.length, start + AT_ONCE); place++) look(place);
    });
  }
  const romanised = new Set<number>();
  if (samples.size > 0) {
    const told = await jobs.run(languageEngine, 'romanised', { texts: [...samples.values()] }, { timeoutMs: TIMEOUT_MS });
    for (const [at, place] of [...samples.keys()].entries()) if (told[at]) romanised.add(place);
  }
  return byScript.map((reader, place) => reader ?? readerOfLatin(readers, romanised.has(place)));
}
