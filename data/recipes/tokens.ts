/** The vocabularies of the two encodings that large language models are billed by: every token in the order of its rank. */

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
    return ['o200k_base', 'cl100k_base'].map((encoding) => {
      const file = files.get(PACKAGE)?.get(`encoders/${encoding}.json`);
      if (file === undefined) throw new Error(`${PACKAGE} has no encoder ${encoding}`);
      const { bpe_ranks: ranks } = JSON.parse(file.toString()) as { bpe_ranks: string };
      return { name: `tokens_${encoding}`, columns: ['token'], rows: readRanks(ranks).map((token) => ({ token: writeToken(token) })) };
    });
  },
};

/** Lines of `! first-rank token token …`, the tokens in base64. */
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
