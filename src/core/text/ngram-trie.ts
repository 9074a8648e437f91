/**
 * Character n-gram trie with counts, in typed arrays: 17 bytes per node, built in one pass over the table. A node is an n-gram; its children extend
 * it by one character. JavaScript Maps of the same data take ten times the memory and time.
 */

/** The empty n-gram. */
export const ROOT = 0;
export const NO_NODE = -1;

interface Nodes {
  /** Nodes are stored in pre-order, so that the first child directly follows its parent. `letters` has the last character, `depths` the length. */
  readonly letters: Uint16Array;
  readonly depths: Uint8Array;
  readonly counts: Uint32Array;
  /** Sum of the counts of the children, and their number. */
  readonly totals: Uint32Array;
  readonly types: Uint16Array;
  /** Next sibling, or 0. */
  readonly next: Uint32Array;
}

export class NgramTrie {
  readonly #nodes: Nodes;

  constructor(nodes: Nodes) {
    this.#nodes = nodes;
  }

  /** Child of a node by character code. */
  child(node: number, letter: number): number {
    if (node === NO_NODE) return NO_NODE;
    const { letters, depths, next } = this.#nodes;
    let candidate = depths[node + 1] === (depths[node] as number) + 1 ? node + 1 : 0;
    while (candidate > 0 && letters[candidate] !== letter) candidate = next[candidate] as number;
    return candidate > 0 ? candidate : NO_NODE;
  }

  count(node: number): number {
    return this.#nodes.counts[node] ?? 0;
  }

  /** Total count of the continuations of an n-gram. */
  continuationCount(node: number): number {
    return this.#nodes.totals[node] ?? 0;
  }

  /** Number of distinct continuations. */
  continuationTypes(node: number): number {
    return this.#nodes.types[node] ?? 0;
  }
}

const [TAB, LINE_END, ZERO] = [0x09, 0x0a, 0x30];

/** Minimum table characters per node; bounds the size of the arrays. */
const MIN_CHARACTERS_PER_NODE = 2;

/**
 * @param table front-coded, sorted rows of `shared`, `rest` and `weight`: the length of the prefix shared with the previous row, the other
 * characters, and the count
 */
export function readTrie(table: string): NgramTrie {
  const capacity = Math.ceil(table.length / MIN_CHARACTERS_PER_NODE) + 1;
  const letters = new Uint16Array(capacity);
  const depths = new Uint8Array(capacity);
  const weights = new Uint32Array(capacity);
  const totals = new Uint32Array(capacity);
  const types = new Uint16Array(capacity);
  const next = new Uint32Array(capacity);
  /** Path from the root to the current node, by depth; deeper entries are of earlier rows and give the previous sibling. */
  const path = [ROOT];
  let count = 1;
  for (let position = table.indexOf('\n') + 1; position < table.length; position++) {
    let depth = 0;
    for (; table.charCodeAt(position) !== TAB; position++) depth = depth * 10 + table.charCodeAt(position) - ZERO;
    for (position++; table.charCodeAt(position) !== TAB; position++) {
      const sibling = path[depth + 1] ?? ROOT;
      if (sibling > (path[depth] as number)) next[sibling] = count;
      depth++;
      letters[count] = table.charCodeAt(position);
      depths[count] = depth;
      path[depth] = count;
      count++;
    }
    let weight = 0;
    for (position++; table.charCodeAt(position) !== LINE_END; position++) weight = weight * 10 + table.charCodeAt(position) - ZERO;
    const [node, parent] = [path[depth] as number, path[depth - 1] as number];
    weights[node] = weight;
    totals[parent] = (totals[parent] as number) + weight;
    types[parent] = (types[parent] as number) + 1;
  }
  return new NgramTrie({
    letters: letters.slice(0, count),
    depths: depths.slice(0, count),
    counts: weights.slice(0, count),
    totals: totals.slice(0, count),
    types: types.slice(0, count),
    next: next.slice(0, count),
  });
}
