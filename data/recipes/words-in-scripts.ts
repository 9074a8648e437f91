/** Packs the hand-typed lexicon of names and words in Indian scripts that redaction looks up. */
import { packLexicon } from '../../src/families/text/redact/tagger/lexicon.ts';
import type { Recipe } from '../recipe.ts';
import { lexiconFlags } from '../train/typed-words.ts';

export const recipe: Recipe = {
  name: 'words-in-scripts',
  packages: [],
  run() {
    const { buffer } = packLexicon(lexiconFlags());
    return [{ name: 'words_in_scripts', bytes: Buffer.from(buffer) }];
  },
};
