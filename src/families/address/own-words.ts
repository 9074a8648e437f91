/** Words by which a pincode is known from all others of its district. */
import type { Pack } from '../../core/dataset/pack.ts';
import type { Clue } from './evidence.ts';
import { factsOf, type Kind } from './places.ts';

/** Fewer branches do not tell what is usual in a pincode. */
const FEWEST_BRANCHES = 6;
const WORDS: ReadonlySet<Kind> = new Set<Kind>(['W', 'A', 'a']);

/** Whether a name in the address stands in a third of the addresses of a pincode with many, and in none of the other pincodes of its district. */
export function hasOwnWords(pack: Pack, row: number, clues: readonly Clue[]): boolean {
  const { districtAt, places } = factsOf(pack);
  if ((places[row]?.[3] ?? 0) < FEWEST_BRANCHES) return false;
  const isMeant = ({ context }: Clue): boolean => context !== 'away' && context !== 'within';
  return clues.some(
    (usual) =>
      usual.kind === 'W' &&
      isMeant(usual) &&
      usual.rows.includes(row) &&
      clues.every(
        ({ kind, from, to, rows }) =>
          from !== usual.from ||
          to !== usual.to ||
          !WORDS.has(kind) ||
          rows.every((other) => other === row || districtAt[other] !== districtAt[row]),
      ),
  );
}
