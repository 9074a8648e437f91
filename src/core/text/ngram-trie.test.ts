import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CharNgramModel, WORD_START } from './char-ngram-model.ts';
import { type NgramTrie, NO_NODE, ROOT, readTrie } from './ngram-trie.ts';

const TABLE = ['shared\trest\tweight', '0\t$\t7', '0\t^a\t5', '2\tb\t3', '2\tc\t2', '0\ta\t12', '1\tb\t10', '2\t$\t4', '0\tb\t3', ''].join(
  '\n',
);

describe('an n-gram trie', () => {
  const tree = readTrie(TABLE);

  test('contains every n-gram with its weight and its continuations', () => {
    assert.deepEqual(
      ['$', 'a', 'ab', 'ab$', 'b', '^a', '^ab', '^ac'].map((ngram) => tree.count(nodeOf(tree, ngram))),
      [7, 12, 10, 4, 3, 5, 3, 2],
    );
    assert.deepEqual(continuationsOf(tree, ''), [22, 3]);
    assert.deepEqual(continuationsOf(tree, '^'), [5, 1]);
    assert.deepEqual(continuationsOf(tree, '^a'), [5, 2]);
    assert.deepEqual(continuationsOf(tree, 'ab'), [4, 1]);
  });

  test('returns NO_NODE for an n-gram that is not in the table', () => {
    for (const ngram of ['c', 'ba', 'abc', '^b', '$a', 'ab$a', 'अ']) {
      assert.equal(nodeOf(tree, ngram), NO_NODE, ngram);
      assert.deepEqual(continuationsOf(tree, ngram), [0, 0], ngram);
    }
    assert.equal(readTrie('shared\trest\tweight\n').child(ROOT, 0), NO_NODE);
  });

  test('the probability of a letter is interpolated with lower orders', () => {
    const unseen = (0 + 3 * 0.01) / (22 + 3);
    const b = (3 + 3 * 0.01) / (22 + 3);
    const model = new CharNgramModel(tree);
    assert.equal(model.logProbability('x', 'b'), Math.log(b));
    assert.equal(model.logProbability('', 'z'), Math.log(unseen));
    assert.equal(model.logProbability('a', 'b'), Math.log((10 + 1 * b) / (10 + 1)));
    assert.equal(model.logProbability('^a', 'b'), Math.log((3 + 2 * ((10 + 1 * b) / (10 + 1))) / (5 + 2)));
    assert.equal(
      model.wordLogProbability('ab'),
      model.logProbability(WORD_START, 'a') + model.logProbability('^a', 'b') + model.logProbability('^ab', '$'),
    );
  });
});

function nodeOf(tree: NgramTrie, ngram: string): number {
  let node = ROOT;
  for (const letter of ngram) node = tree.child(node, letter.charCodeAt(0));
  return node;
}

function continuationsOf(tree: NgramTrie, ngram: string): [number, number] {
  const node = nodeOf(tree, ngram);
  return [tree.continuationCount(node), tree.continuationTypes(node)];
}
