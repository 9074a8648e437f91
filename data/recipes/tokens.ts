/**
 * BPE vocabularies of the two encodings by which large language models are billed: all tokens in rank order. Also the tokens of the larger one that
 * are lower-case words or words of an Indian script: a word frequent enough to be one token is hardly a rare name.
 */

import { writeToken } from '../formats/token.ts';
import type { Recipe } from '../recipe.ts';

const PACKAGE = 'tiktoken';

export const recipe: Recipe = {
  name: 'tokens',
  packages: [
    {
      name: PACKAGE,
      version: '1.0.22',
      integrity: 'sha512-PKvy1rVF1RibfF3JlXBSP0Jrcw2uq3yXdgcEXtKTYn3QJ/cBRBHDnrJ5jHky+MENZ6DIPwNUGWpkVx+7joCpNA==',
    },
  ],
  run(files) {
    const read = (encoding: string): Buffer[] => {
      const file = files.get(PACKAGE)?.get(`encoders/${encoding}.json`);
      if (file === undefined) throw new Error(`${PACKAGE} has no encoder ${encoding}`);
      return readRanks((JSON.parse(file.toString()) as { bpe_ranks: string }).bpe_ranks);
    };
    const encodings = ['o200k_base', 'cl100k_base'].map((encoding) => ({
      name: `tokens_${encoding}`,
      columns: ['token'],
      rows: read(encoding).map((token) => ({ token: writeToken(token) })),
    }));
    const words = read('o200k_base').flatMap((token) => WORD.exec(token.toString())?.[1] ?? []);
    return [...encodings, { name: 'tokens_words', columns: ['word'], rows: [...words].sort().map((word) => ({ word })) }];
  },
};

/** A leading space marks the beginning of a word. */
const WORD = /^ ([a-z]{3,}|[\u0600-\u06ff]{3,}|[\u0900-\u0d7f]{3,})$/;

/** Lines of `! first-rank token token …`, tokens in base64. */
function readRanks(text: string): Buffer[] {
  const tokens: Buffer[] = [];
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, first, ...encoded] = line.split(' ');
    if (Number(first) !== tokens.length) throw new Error(`rank ${tokens.length} is missing`);
    for (const token of encoded) tokens.push(Buffer.from(token, 'base64'));
  }
  return tokens;
}
