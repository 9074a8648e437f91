/**
 * The command line as users run it: a process with arguments, files, pipes and an exit code. Where the process does not matter, a shared
 * host runs it.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type CommandEnd, type CommandHost, startCommandHost } from './support/command-host.ts';
import { filesBelow } from './support/files.ts';
import { type Service, startPotli, temporaryFolder } from './support/service.ts';

const command = fileURLToPath(new URL('../start/potli.js', import.meta.url));
const fixtures = fileURLToPath(new URL('../../test/fixtures/files/', import.meta.url));

interface Surroundings {
  readonly cwd?: string;
  readonly stdin?: string;
}

let host: CommandHost;
before(() => {
  host = startCommandHost();
});
after(() => host.close());

/** Runs the command in the shared host process. */
const potli = (args: readonly string[], { cwd = temporaryFolder(), stdin = '' }: Surroundings = {}): Promise<CommandEnd> =>
  host.run({ args, cwd, stdin });

async function potliProcess(args: readonly string[], { cwd, stdin = '' }: Surroundings = {}): Promise<CommandEnd> {
  const child = spawn(process.execPath, [command, ...args], { cwd });
  child.stdin.on('error', () => undefined).end(stdin);
  const [stdout, stderr, code] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('exit', resolve)),
  ]);
  return { code, stdout, stderr };
}

const json = ({ stdout }: CommandEnd): { data: Record<string, unknown> } => JSON.parse(stdout.toString());

/** Depends on the day of the test. */
const STALE = /^The data is of .* days old, .*\n/;

test('piped output is JSON, from the bundled data', async () => {
  const result = await potliProcess(['pincode', '600001']);
  assert.deepEqual([result.code, result.stderr.replace(STALE, ''), json(result).data.state], [0, '', 'Tamil Nadu']);
  assert.match(String(json(await potli(['words', '1234567.50', '--lang', 'hi'])).data.words), /लाख/);
});

test('stale data has a warning, and status lists the age of all', async () => {
  const { stderr } = await potli(['mutual-funds', '119551']);
  assert.match(stderr, /^The data is of 2\d{3}-\d\d-\d\d, \d+ days old, .* every 4 days; to update it: potli refresh mutual-funds\.\n$/);
  const { data, meta } = json(await potliProcess(['status', '--data-dir', 'nothing/here'])) as unknown as {
    data: { name: string; stale: boolean; refreshable: boolean }[];
    meta: { directory: string };
  };
  assert.equal(meta.directory, 'nothing/here');
  assert.deepEqual(
    data.filter(({ name }) => name === 'mutual-funds').map(({ stale, refreshable }) => [stale, refreshable]),
    [[true, true]],
  );
});

test('lists as CSV, all pages of them', async () => {
  const { code, stdout } = await potli(['banks', 'search', '--csv', '--all-pages']);
  const lines = stdout.toString().trim().split('\r\n');
  assert.equal(code, 0);
  assert.match(lines[0] ?? '', /^code,/);
  assert.ok(lines.length > 101, `${lines.length} lines`);
});

test('output has the format of the option or the file name, with the selected fields', async () => {
  const folder = temporaryFolder();
  const outputFile = async (name: string, ...args: string[]): Promise<string> => {
    const { code, stderr } = await potli([...args, '-o', name], { cwd: folder });
    assert.deepEqual([code, stderr.replace(STALE, '')], [0, ''], name);
    return readFileSync(join(folder, name), 'latin1');
  };
  assert.match(await outputFile('one.csv', 'ifsc', 'HDFC0000007'), /^ifsc,bank\.code,.*\r\nHDFC0000007,HDFC,/);
  const lines = (await outputFile('some.ndjson', 'ifsc', 'search', '--bank', 'HDFC', '--limit', '3')).trim().split('\n');
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).bank.code),
    ['HDFC', 'HDFC', 'HDFC'],
  );
  assert.equal((await outputFile('code.png', 'qr', 'potli')).slice(1, 4), 'PNG');
  assert.match(await outputFile('code.svg', 'qr', 'potli', '--format', 'png'), /^.PNG/);
  const fields = ['pincode', '600001', '--fields', 'district,offices.name'];
  const { data } = json(await potli(fields)) as unknown as { data: { offices: object[] } };
  assert.deepEqual([Object.keys(data), Object.keys(data.offices[0] ?? {})], [['district', 'offices'], ['name']]);
  assert.match((await potli([...fields, '--csv'])).stdout.toString(), /^district,offices\.name\r\nChennai,\w[^\r]*\r\n$/);
  for (const [args, sentence] of [
    [['pincode', '600001', '--fields', 'distrct'], /unknown field "distrct"\. Did you mean district\?/],
    [['pincode', '600001', '--csv', '--json'], /Give one of --json, --ndjson, --csv/],
  ] as const) {
    const { code, stderr } = await potli(args);
    assert.equal(code, 2);
    assert.match(stderr, sentence);
  }
});

test('validate exits with 1 if something is invalid, with the reason', async () => {
  assert.equal((await potli(['validate', 'pan', 'ABCPE1234F'])).code, 0);
  const invalid = await potli(['validate', 'pan', 'ABC']);
  assert.deepEqual([invalid.code, json(invalid).data.valid], [1, false]);
});

test('returns a specific exit code and one sentence for each kind of failure', async () => {
  for (const [args, code, sentence] of [
    [['pincode', 'x'], 2, /six digits/],
    [['pincode', '999999'], 3, /999999/],
    [['pdf', 'info', 'missing.pdf'], 4, /missing.pdf cannot be read/],
    [['pincode', '600001', '--url', 'http://127.0.0.1:9'], 5, /No response/],
    [['nothing-like-it'], 2, /Unknown command/],
    [['--nothing-like-it'], 2, /potli takes/],
  ] as const) {
    const result = await (code === 3 || args[0].startsWith('--') ? potliProcess : potli)(args);
    assert.equal(result.code, code, args.join(' '));
    assert.match(result.stderr, sentence);
    assert.equal(result.stdout.length, 0);
  }
});

test('files are read and written, and text may be piped', async () => {
  const folder = temporaryFolder();
  const [pdf = ''] = filesBelow(fixtures, /\.pdf$/);
  assert.equal((await potli(['pdf', 'compress', pdf, '-o', 'out.pdf'], { cwd: folder })).code, 0);
  assert.equal(readFileSync(join(folder, 'out.pdf')).subarray(0, 5).toString(), '%PDF-');
  assert.deepEqual(readdirSync(folder), ['out.pdf']);
  const language = await potliProcess(['text', 'language', '-'], { stdin: 'இது தமிழில் எழுதப்பட்ட ஒரு வாக்கியம்' });
  assert.match(language.stdout.toString(), /tam?"/);
  assert.equal((await potli(['qr', 'potli'])).stdout.subarray(0, 4).toString(), '<svg');
});

test('help and completion', async () => {
  for (const [args, printed] of [
    [['--help'], /^(?=.*potli --mcp).*pincode get.*DATA_DIR/s],
    [['pincode', '--help'], /potli pincode get PINCODE/],
    [['pincode', 'near', '--help'], /--radius/],
    [['completion', 'bash'], /complete -o default -F _potli potli/],
    [['completion', '--help'], /one of bash, zsh, fish/],
    [['help', 'pincode', 'near'], /--radius/],
    [['version'], /^\d+\.\d+\.\d+\n$/],
  ] as const) {
    const isOwnProcess = ['--help', 'help', 'version'].includes(args[0]);
    assert.match((await (isOwnProcess ? potliProcess : potli)(args)).stdout.toString(), printed);
  }
});

test('a table is enriched atomically', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.csv'), 'name,pin\nA,600001\nB,999999\n');
  const enrich = (...args: string[]): Promise<CommandEnd> => potli(['enrich', 'a.csv', '--pincode', ...args], { cwd: folder });
  const { code, stderr } = await enrich('pin', '--add', 'district,state,latitude', '-o', 'b.csv');
  assert.deepEqual([code, stderr], [6, '2 rows, 1 of them with an error\n']);
  const [header, first, second] = readFileSync(join(folder, 'b.csv'), 'utf8').split('\n');
  assert.equal(header, 'name,pin,district,state,latitude,error');
  assert.match(first ?? '', /^A,600001,Chennai,Tamil Nadu,13\.\d+,$/);
  assert.match(second ?? '', /^B,999999,,,,.*999999/);
  assert.equal((await enrich('pim', '--add', 'state', '-o', 'c.csv')).code, 2);
  assert.equal((await enrich('pin', '--add', 'nothing', '-o', 'c.csv')).code, 2);
  assert.equal((await enrich('pin', '--add', 'state', '-o', 'no/such/c.csv')).code, 4);
  assert.deepEqual(readdirSync(folder).sort(), ['a.csv', 'b.csv']);
  const doubled = await potli(['enrich', '-', '--pincode', 'pin', '--add', 'state'], { stdin: 'pin,pin,a\n600001,110001,x\n' });
  assert.match(doubled.stderr, /More than one column is called "pin"\. The keys are taken from the first of them\./);
  assert.match(doubled.stdout.toString(), /Tamil Nadu/);
  const piped = await potli(['enrich', '-', '--ifsc', 'code', '--add', 'bank.name'], { stdin: 'code\nHDFC0000007\n' });
  assert.deepEqual([piped.code, piped.stdout.toString()], [0, 'code,bank.name,error\nHDFC0000007,HDFC Bank,\n']);
});

describe('with a server', () => {
  let service: Service;
  before(async () => {
    service = await startPotli();
  });
  after(() => service.close());

  test('uses the server instead of the local data, also for files', async () => {
    const { data, meta } = json(await potli(['ifsc', 'HDFC0000007'])) as { data: unknown; meta: Record<string, unknown> };
    // A server refreshes its data itself.
    const { stale, ...metaOfServer } = meta;
    assert.ok(stale);
    assert.deepEqual(json(await potli(['ifsc', 'HDFC0000007', '--url', service.url])), { data, meta: metaOfServer });
    const [pdf = ''] = filesBelow(fixtures, /\.pdf$/);
    assert.equal((await potli(['pdf', 'info', pdf, '--url', service.url])).code, 0);
    assert.equal((await potli(['pincode', '999999', '--url', service.url])).code, 3);
  });
});

test('export writes a whole table, or lists the tables', async () => {
  const { code, stdout, stderr } = await potli(['export', 'banks']);
  assert.equal(code, 0, stderr);
  assert.match(stdout.toString(), /^"code","name","upi","branches"\r\n(.*\r\n)*SBIN,State Bank of India,true,\d+\r\n/);
  assert.match(stderr, /Licence: MIT/);
  for (const [args, message] of [
    [['export'], /Give the name of one table: ifsc/],
    [['export', 'logos'], /trademarks/],
    [['export', 'nothing'], /known: ifsc/],
    [['export', 'banks', '--format', 'xlsx'], /csv, ndjson, parquet, sqlite/],
  ] as const) {
    const rejection = await potli(args);
    assert.equal(rejection.code, 2);
    assert.match(rejection.stderr, message);
  }
});
