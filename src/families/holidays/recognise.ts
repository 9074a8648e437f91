import type { Recogniser } from '../../core/request/recognition.ts';
import { canonical } from '../../core/text/fold.ts';
import { festivalNames } from './festival-names.ts';

/** Folded names with a space at each end, to match whole words. */
const NAMES: readonly (readonly [name: string, festival: string])[] = festivalNames.map(([name, festival]) => [
  ` ${canonical(name)} `,
  festival,
]);
const YEAR = /\b((?:19|20)\d{2})\b/;

export const recogniseFestival: Recogniser = ({ text, words }) => {
  const said = ` ${words.join(' ')} `;
  let found: readonly [name: string, festival: string] | undefined;
  for (const one of NAMES) if (said.includes(one[0]) && one[0].length > (found?.[0].length ?? 0)) found = one;
  if (!found) return [];
  const year = YEAR.exec(text)?.[1];
  return [
    {
      operation: 'holidays',
      input: { ...(year !== undefined && { year: Number(year) }), type: 'festival', q: found[1] },
      confidence: 0.9,
      why: `${found[1]} is a festival`,
    },
  ];
};
