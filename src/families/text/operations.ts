import type { ModelRegistry } from '../../core/models/model-registry.ts';
import { type Family, operation } from '../../core/operation/operation.ts';
import { invalid } from '../../core/request/api-error.ts';
import { costBySize } from '../../core/request/cost.ts';
import { choice, flag, integer, text } from '../../core/request/params.ts';
import { languageName } from '../../core/util/display-names.ts';
import { MAX_CHARACTERS, TEXT_TIMEOUT_MS, textEngine } from './engine.ts';
import { languageEngine } from './language/engine.ts';
import { ROMANISED } from './language/languages.ts';
import { selectEmbeddingModels } from './language/model-selection.ts';
import { TextChunks, TextLanguage, TOKENISER_NAMES, TokenCounts } from './records.ts';
import { redactOperation } from './redact/operation.ts';
import { encodingOfModel, MAX_TOKEN_IDS, MODEL_NAMES, type TokeniserName } from './tokeniser-names.ts';

/** Characters per unit of the rate limit, by operation. */
const CHARACTERS_PER_UNIT = { chunk: 4_000, language: 500 } as const;
/** Bytes per unit of the rate limit, by tokeniser: Indian letters take three bytes each. That of the embedding model is the slowest. */
const BYTES_PER_UNIT = { all: 2_000, embedding: 2_400, o200k_base: 22_000, cl100k_base: 22_000 } as const;

const chunk = operation({
  id: 'text_chunk',
  path: '/v1/text/chunk',
  title: 'Split a text',
  keywords: 'chunk, split text, text splitter, chunks for rag, divide text',
  summary: 'Split a text into chunks at sentence, word or at least letter boundaries',
  details:
    'Knows sentence endings and abbreviations of Indian languages, and never splits a grapheme cluster or conjunct. ' +
    'The chunks cover the whole text, text[start:end] is the chunk, and none is larger than size. Offsets are in code points.',
  input: {
    text: text({ description: 'The text', max: MAX_CHARACTERS }),
    size: integer({ min: 20, max: 8000, description: 'Maximum size of a chunk' }).default(1000),
    overlap: integer({ min: 0, max: 4000, description: 'Maximum overlap of consecutive chunks, up to half of size' }).default(0),
    unit: choice(['characters', 'words', 'tokens'], { description: 'Unit of size and overlap; tokens are o200k_base' }).default(
      'characters',
    ),
    by: choice(['sentence', 'paragraph', 'line', 'word'], { description: 'Preferred boundary' }).default('sentence'),
  },
  textBody: 'text',
  cost: ({ text }) => costBySize(text.length, CHARACTERS_PER_UNIT.chunk),
  output: TextChunks,
  example: { text: 'यह पहला वाक्य है। यह दूसरा वाक्य है, जो कुछ लंबा है।', size: 40 },
  run(input, { jobs }) {
    if (input.overlap > input.size / 2) invalid('overlap', 'must not be more than half of size');
    return jobs.answer(textEngine, 'chunk', input, { timeoutMs: TEXT_TIMEOUT_MS });
  },
});

const tokens = operation({
  id: 'text_tokens',
  path: '/v1/text/tokens',
  title: 'Count tokens and words',
  keywords: 'tokens, token count, count tokens, word count, character count, count words, gpt tokens, शब्द गिनें, சொற்களை எண்ணு',
  summary: 'Count the tokens, words, characters and bytes of a text',
  details:
    'Exact counts of the tokenisers o200k_base (GPT-4o and later) and cl100k_base (GPT-4, GPT-3.5, text-embedding-3), at any length, ' +
    'and of the model of /v1/embed (embedding), which is limited to 512 tokens. ' +
    `The number of tokens of the same text differs widely between languages. Known values of model: ${MODEL_NAMES}. At most ${MAX_TOKEN_IDS} ids are listed.`,
  tool: 'text_tokens',
  input: {
    text: text({ description: 'The text', max: MAX_CHARACTERS }),
    encoding: choice([...TOKENISER_NAMES, 'all'], { description: 'Tokeniser' }).default('all'),
    model: text({ description: 'Model name instead of encoding, such as gpt-4o', max: 60 }).optional(),
    ids: flag({ description: 'Include the token ids' }).default(false),
  },
  textBody: 'text',
  cost: ({ text, encoding, model }) => costBySize(Buffer.byteLength(text), BYTES_PER_UNIT[model === undefined ? encoding : 'embedding']),
  output: TokenCounts,
  example: { text: 'வணக்கம் உலகம்' },
  async run({ text, encoding, model, ids }, { jobs, models }) {
    const tokenisers = model !== undefined ? [tokeniserOfModel(model, models)] : encoding === 'all' ? TOKENISER_NAMES : [encoding];
    const options = { timeoutMs: TEXT_TIMEOUT_MS };
    const [selected] = tokenisers.includes('embedding') ? await selectEmbeddingModels([text], models.embeddingModels, jobs) : [];
    return {
      data: await jobs.run(textEngine, 'tokens', { text, tokenisers: tokenisers, ids, model: selected?.model ?? models.general }, options),
    };
  },
});

/** @param models the name of the general embedding model selects the tokeniser of /v1/embed */
function tokeniserOfModel(model: string, { general }: ModelRegistry): TokeniserName {
  if (model.trim().toLowerCase() === general.id.toLowerCase()) return 'embedding';
  return encodingOfModel(model) ?? invalid('model', `must begin with one of ${MODEL_NAMES}, or be ${general.id}`);
}

const MAX_LANGUAGE_CHARACTERS = 100_000;
const MAX_DETECTION_CHARACTERS = 4_000;

const language = operation({
  id: 'text_language',
  path: '/v1/text/language',
  title: 'Which language is this?',
  keywords:
    'which language, what language, language detection, detect language, identify language, kaun si bhasha, kaunsi bhasha, कौन सी भाषा, ' +
    'भाषा पहचानें, எந்த மொழி',
  summary: 'Detect the language of a text, including romanised Indian languages',
  details:
    'Languages of India by script, letters and words: as, bn, bho, brx, doi, gu, hi, kn, kok, ks, mai, ml, mni, mr, ne, or, pa, sa, sat, sd, ta, te, ur. ' +
    'Romanised and mixed with English: as, bn, gu, hi, kn, ml, mr, ne, or, pa, ta, te. Also major world languages. The first 4,000 characters are used. ' +
    'Languages with little training data (bho, brx, doi, kok, mai, mni in Bengali script) are easily confused with a larger related language; such results, ties and texts without a distinguishing letter or word have reliable=false.',
  tool: 'text_language',
  input: {
    text: text({ description: 'The text', max: MAX_LANGUAGE_CHARACTERS }),
    top: integer({ min: 1, max: 10, description: 'Maximum number of candidates' }).default(3),
  },
  textBody: 'text',
  cost: ({ text }) => costBySize(Math.min(text.length, MAX_DETECTION_CHARACTERS), CHARACTERS_PER_UNIT.language),
  output: TextLanguage,
  example: { text: 'naan nalla irukken, neenga eppadi irukkinga?' },
  async run({ text, top }, { jobs }) {
    const options = { timeoutMs: TEXT_TIMEOUT_MS };
    const { candidates, scripts, reliable, mixed } = await jobs.run(languageEngine, 'detect', { text }, options);
    const best = candidates[0] ?? { language: 'und', script: 'Zyyy', confidence: 0 };
    const romanised = best.script === 'Latn' && ROMANISED.some((candidate) => candidate === best.language);
    const name = best.language === 'und' ? 'Undetermined' : languageName(best.language);
    return {
      data: { ...best, name, romanised, reliable, candidates: candidates.slice(0, top), scripts, mixed },
    };
  },
});

export const textFamily: Family = {
  id: 'text',
  name: 'Text tools',
  group: 'Language and text',
  about: 'Splits texts, counts tokens, redacts personal data and detects languages, with the rules of Indian scripts.',
  operations: [chunk, redactOperation, tokens, language],
};
