/** The Python client, run with the system's interpreter and no dependencies. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { families } from '../../src/families/index.ts';
import { operationsOf } from '../../src/surfaces/services.ts';
import { projectRoot } from '../support/project-fixture.ts';
import { type Service, startPotli, temporaryFolder } from '../support/service.ts';
import { sampled } from '../support/test-tiers.ts';
import { assertFits, type Results } from './examples.ts';
import { pythonProgram } from './python-example.ts';

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;
/** Python 3.11, which introduced the typing features in use. */
const isThere = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0;

const operations = sampled(8, operationsOf(families));

describe('Python', { skip: !isThere && 'there is no python3 of version 3.11 or newer' }, () => {
  let service: Service;
  let results: Results;
  before(async () => {
    service = await startPotli();
    const program = join(temporaryFolder(), 'program.py');
    writeFileSync(program, pythonProgram(operations));
    const env = { ...process.env, PYTHONPATH: join(projectRoot, 'clients', 'python'), PYTHONDONTWRITEBYTECODE: '1' };
    const { stdout } = await promisify(execFile)('python3', [program, service.url], { env, maxBuffer: MOST_OUTPUT_BYTES });
    results = JSON.parse(stdout);
  });
  after(() => service.close());

  test('every example works, and all types are known', () => {
    for (const operation of operations) assertFits(operation, results[operation.id]);
  });

  test('refusals are errors with their code, status and sentence; so is no answer', () => {
    const [code, status, message] = (results.refusal?.data ?? []) as string[];
    assert.deepEqual([code, status], ['not_found', 404]);
    assert.match(message ?? '', /999999/);
    assert.deepEqual(results.unreachable?.data, ['unreachable', 0]);
  });

  test('lists are gone through page by page, and other formats are files', () => {
    assert.equal(results.pages?.data, 1330);
    assert.match(results.calendar?.type ?? '', /^text\/calendar/);
  });
});
