/** Mapping from command words to operations; commands, options and help are derived from the definitions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PotliError } from '../client/error.ts';
import { families } from '../families/index.ts';
import { operationsOf } from '../surfaces/services.ts';
import { COMMON_OPTIONS, parseArguments } from './arguments.ts';
import { exitCodeOf, FileError, UsageError } from './exit-codes.ts';
import { findOperation } from './find-operation.ts';
import { commandsHelp, exampleCommand, operationHelp } from './help.ts';
import { commandGroups, optionName, optionsOf } from './names.ts';

const groups = commandGroups(families);
const find = (...words: string[]): string => findOperation(groups, words).operation.id;
const read = (...words: string[]): ReturnType<typeof parseArguments> => {
  const { operation, args } = findOperation(groups, words);
  return parseArguments(operation, args);
};

/** Splits a command line like a shell, for the output of `exampleCommand`. */
function shellWords(line: string): string[] {
  return Array.from(line.matchAll(/(?:'((?:[^']|'\\'')*)'|[^\s'])+/g), ([word]) =>
    word.replaceAll("'\\''", '\0').replaceAll("'", '').replaceAll('\0', "'"),
  );
}

test('a group without a subcommand calls the operation at its path, with or without a path value', () => {
  assert.equal(find('pincode', '600001'), 'pincode_get');
  assert.equal(find('pincode', '--json', '600001'), 'pincode_get');
  assert.equal(find('pincode', '--q', 'anna nagar'), 'pincode_search');
  assert.equal(find('pincode', 'search', 'anna'), 'pincode_search');
  assert.equal(find('states'), 'states_list');
  assert.equal(find('words', '-12'), 'words');
  assert.equal(find('identify', 'SBIN0000300'), 'identify');
  assert.equal(find('pdf', 'compress', 'a.pdf'), 'pdf_compress');
  assert.equal(find('mutual-funds', 'fund-houses'), 'fund_houses_list');
});

test('an unknown command is rejected with the nearest name and the list of commands', () => {
  assert.throws(() => find('pincod', '600001'), /Unknown command "pincod".*pincode/);
  assert.throws(() => find('pdf', 'compres', 'a.pdf'), /needs one of info.*compress/);
  assert.throws(() => read('pincode', '600001', '--stat', 'TN'), /Unknown option --stat\..*Known: --/);
  assert.throws(() => read('pincode', '--q'), /--q needs a value/);
  assert.throws(() => read('pincode', 'search', '--q', 'a', '--q', 'b'), /must be given only once/);
  assert.throws(() => read('states', 'list', 'TN'), /Unexpected argument "TN"/);
  assert.throws(() => read('qr', '-x'), /Unknown option -x/);
});

test('positional values are assigned to path parameters, then required ones; further words are appended to the last', () => {
  assert.deepEqual(read('words', '1234567.50', '--lang', 'hi').input, { number: '1234567.50', lang: 'hi' });
  assert.deepEqual(read('validate', 'gstin', '27AAPFU0939F1ZV').input, { kind: 'gstin', value: '27AAPFU0939F1ZV' });
  assert.deepEqual(read('identify', 'bank', 'holidays', 'in', 'tamil', 'nadu').input, { q: 'bank holidays in tamil nadu' });
  assert.deepEqual(read('airports', 'near', '--lat', '-13.5', '--lng=80').input, { lat: '-13.5', lng: '80' });
  assert.deepEqual(read('mutual-funds', '--fund-house=axis', '--all').input, { fundHouse: 'axis', all: 'true' });
  assert.deepEqual(read('qr', '--', '--not-an-option').input, { text: '--not-an-option' });
  assert.deepEqual(read('pincode', 'bulk', '--codes', '600001,600002', '--codes=110001').input, { codes: ['600001', '600002', '110001'] });
  assert.deepEqual(read('rerank', '--query', 'a', '--document', 'b, c').input, { query: 'a', document: ['b, c'] });
  assert.deepEqual(read('pdf', 'merge', 'a.pdf', 'b.pdf', '-o', 'c.pdf'), {
    input: {},
    files: ['a.pdf', 'b.pdf'],
    common: { out: 'c.pdf' },
  });
});

test('the example of every operation round-trips through the command line', () => {
  for (const operation of operationsOf(families)) {
    const [words, ...rest] = [shellWords(exampleCommand(operation))];
    assert.deepEqual(rest, []);
    const resolved = findOperation(groups, words ?? []);
    assert.equal(resolved.operation.id, operation.id);
    const { input } = parseArguments(operation, resolved.args);
    const expectedInput = Object.entries(operation.example).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]);
    assert.deepEqual(input, Object.fromEntries(expectedInput), operation.id);
  }
});

test('no parameter has the name of a global option', () => {
  for (const operation of operationsOf(families)) {
    for (const name of optionsOf(operation).keys()) assert.ok(!(name in COMMON_OPTIONS), `${operation.id} ${name}`);
  }
});

test('help lists every operation, and every option of an operation', () => {
  const help = commandsHelp(families);
  for (const operation of operationsOf(families)) {
    assert.ok(help.includes(operation.summary), operation.id);
    const operationText = operationHelp(operation);
    for (const name of Object.keys(operation.input)) assert.ok(operationText.includes(`--${optionName(name)}`), `${operation.id} ${name}`);
  }
});

test('exitCodeOf maps each kind of failure to its exit code', () => {
  const failed = (status: number, code = 'some_code'): number => exitCodeOf(new PotliError({ code, status, message: '' }));
  assert.deepEqual(
    [400, 404, 413, 422, 429, 503, 0, 500].map((status) => failed(status)),
    [2, 3, 4, 4, 5, 5, 5, 1],
  );
  assert.deepEqual([new UsageError(''), new FileError(''), new Error('')].map(exitCodeOf), [2, 4, 1]);
  assert.equal(failed(400, 'missing_file'), 4);
});
