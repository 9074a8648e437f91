/** Packs the lexicons of names and words, in Indian scripts and in Latin letters, that redaction looks up. */
import { packLexicon } from '../../src/families/text/redact/tagger/lexicon.ts';
import type { Recipe } from '../recipe.ts';
import { lexiconFlags } from '../train/annotated-words.ts';
import { latinLexiconFlags } from '../train/latin-lexicon.ts';

const pack = (name: string, flags: ReadonlyMap<string, number>) => ({ name, bytes: Buffer.from(packLexicon(flags).buffer) });

export const recipe: Recipe = {
  name: 'words-in-scripts',
  packages: [],
  run: () => [pack('words_in_scripts', lexiconFlags()), pack('words_in_latin', latinLexiconFlags())],
};
