/**
 * Runs of letters with their weights, as a tree in a few plain arrays: seventeen bytes a run, made in one walk over the table.
 * A node is a run of letters; its children are the same run with a letter more. Maps of the same take ten times the memory and the time.
 */

/** The run of no letters. */
export const ROOT = 0;
export const NO_NODE = -1;

interface Nodes {
  /** Of each node, in the order of the table, so that the first child of a node comes right after it: its last letter, and how many it has. */
  readonly letters: Uint16Array;
  readonly depths: Uint8Array;
  readonly weights: Uint32Array;
  /** What its children weigh together, and how many they are. */
  readonly totals: Uint32Array;
  readonly kinds: Uint16Array;
  /** The next child of the same parent, or 0. */
  readonly next: Uint32Array;
}

export class NgramTrie {
  readonly #nodes: Nodes;

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  /** The node of a run with a letter more, by its code. */
  child(node: number, letter: number): number {
    if (node === NO_NODE) return NO_NODE;
    const { letters, depths, next } = this.#nodes;
    let at = depths[node + 1] === (depths[node] as number) + 1 ? node + 1 : 0;
    while (at > 0 && letters[at] !== letter) at = next[at] as number;
    return at > 0 ? at : NO_NODE;
  }

  weight(node: number): number {
    return this.#nodes.weights[node] ?? 0;
  }

  /** What was seen after a run: its weight. */
  total(node: number): number {
    return this.#nodes.totals[node] ?? 0;
  }

  /** … and how many different letters. */
  kinds(node: number): number {
    return this.#nodes.kinds[node] ?? 0;
  }
}

const [TAB, LINE_END, ZERO] = [0x09, 0x0a, 0x30];

/** No row of a table is shorter for each letter that it adds. */
const FEWEST_CHARACTERS = 2;

/** @param table rows of `shared`, `rest` and `weight`, sorted: each says how many letters it shares with the one before, and the others */
export function readTrie(table: string): NgramTrie {
  const most = Math.ceil(table.length / FEWEST_CHARACTERS) + 1;
  const letters = new Uint16Array(most);
  const depths = new Uint8Array(most);
  const weights = new Uint32Array(most);
  const totals = new Uint32Array(most);
  const kinds = new Uint16Array(most);
  const next = new Uint32Array(most);
  /** The node of so many letters of this row, and the one of as many letters before it. */
  const path = [ROOT];
  let count = 1;
  for (let at = table.indexOf('\n') + 1; at < table.length; at++) {
    let depth = 0;
    for (; table.charCodeAt(at) !== TAB; at++) depth = depth * 10 + table.charCodeAt(at) - ZERO;
    for (at++; table.charCodeAt(at) !== TAB; at++) {
      const before = path[depth + 1] ?? ROOT;
      if (before > (path[depth] as number)) next[before] = count;
      depth++;
      letters[count] = table.charCodeAt(at);
      depths[count] = depth;
      path[depth] = count;
      count++;
    }
    let weight = 0;
    for (at++; table.charCodeAt(at) !== LINE_END; at++) weight = weight * 10 + table.charCodeAt(at) - ZERO;
    const [node, parent] = [path[depth] as number, path[depth - 1] as number];
    weights[node] = weight;
    totals[parent] = (totals[parent] as number) + weight;
    kinds[parent] = (kinds[parent] as number) + 1;
  }
  return new NgramTrie({
    letters: letters.slice(0, count),
    depths: depths.slice(0, count),
    weights: weights.slice(0, count),
    totals: totals.slice(0, count),
    kinds: kinds.slice(0, count),
    next: next.slice(0, count),
  });
}
