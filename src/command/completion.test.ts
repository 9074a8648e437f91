import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { families } from '../families/index.ts';
import { COMPLETIONS, completionTree } from './completion.ts';

const tree = completionTree(families);

/** Completions of the last word in bash. */
function completionsOf(...words: string[]): string[] {
  const script = `${COMPLETIONS.bash?.(tree)}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})\nCOMP_CWORD=${words.length - 1}\n_potli\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trim().split('\n');
}

test('bash completes commands, subcommands, options and values', () => {
  assert.deepEqual(completionsOf('potli', 'pinc'), ['pincode']);
  assert.deepEqual(completionsOf('potli', 'pdf', 'comp'), ['compare', 'compress']);
  assert.deepEqual(completionsOf('potli', 'words', '12', '--st'), ['--style']);
  assert.ok(completionsOf('potli', 'words', '12', '--style', '').includes('currency'));
  assert.deepEqual(completionsOf('potli', 'enrich', '--pin'), ['--pincode']);
});

test('the zsh and fish scripts contain every command and every option', () => {
  for (const shell of ['zsh', 'fish']) {
    const script = COMPLETIONS[shell]?.(tree) ?? '';
    for (const { name, options } of tree) {
      assert.ok(script.includes(name), `${shell} ${name}`);
      for (const option of options) assert.ok(script.includes(option), `${shell} ${name} ${option}`);
    }
  }
});
