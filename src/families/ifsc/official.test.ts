import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findState } from '../../../data/places.ts';
import { noVectors, readVector } from '../../../test/support/vectors.ts';
import { ownerFinder, readOfficialBranches } from './official.ts';

const HEADER = 'BANK,IFSC,BRANCH,CENTRE,DISTRICT,STATE,ADDRESS,CONTACT,IMPS,RTGS,CITY,ISO3166,NEFT,MICR,UPI,SWIFT';
const LINE =
  'HDFC Bank,HDFC0000001,FORT,MUMBAI,MUMBAI,MAHARASHTRA,"12, M.G. ROAD, ""A"" WING",+912222614468,true,true,GREATER MUMBAI,IN-MH,false,400240001,true,HDFCINBB';
const lines = (count: number) => Array.from({ length: count }, (_, i) => LINE.replace('0000001', String(i + 1).padStart(7, '0')));
const csv = (...rows: readonly string[]) => [`${rows.join('\n')}\n`];

describe('the official branch list', () => {
  it('becomes the rows of the branches table', async () => {
    const { rows, skipped } = await readOfficialBranches(csv(HEADER, LINE));
    assert.equal(skipped, 0);
    assert.deepEqual(rows, [
      {
        ifsc: 'HDFC0000001',
        owner: 'HDFC',
        branch: 'FORT',
        address: '12, M.G. ROAD, "A" WING',
        city: 'GREATER MUMBAI',
        centre: 'MUMBAI',
        district: 'MUMBAI',
        pincode: '',
        inferred: '',
        state: 'MH',
        contact: '+912222614468',
        micr: '400240001',
        swift: 'HDFCINBB',
        imps: '1',
        neft: '0',
        rtgs: '1',
        upi: '1',
      },
    ]);
  });

  it('is addressed by column name, with a byte order mark and Windows line ends', async () => {
    const order = HEADER.split(',').reverse();
    const cells: Record<string, string> = { IFSC: 'abhy0065001', BRANCH: 'FORT', ISO3166: 'IN-UT', UPI: '', MICR: 'NA', CONTACT: '0' };
    const [row] = (await readOfficialBranches([`\ufeff${order},NEW\r\n${order.map((name) => cells[name] ?? '')},x\r\n`])).rows;
    assert.equal(row?.ifsc, 'ABHY0065001');
    assert.equal(row?.state, 'UK');
    assert.equal(row?.upi, '');
    assert.equal(row?.micr, '');
    assert.equal(row?.contact, '');
  });

  it('is parsed in chunks, sorted at the end', async () => {
    const bytes = Buffer.from(csv(HEADER, ...lines(100).reverse()).join(''));
    const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.subarray(i * 7, i * 7 + 7));
    const { rows } = await readOfficialBranches(pieces);
    assert.equal(rows.length, 100);
    assert.equal(rows[0]?.ifsc, 'HDFC0000001');
    assert.equal(rows[99]?.ifsc, 'HDFC0000100');
  });

  it('may have a few invalid lines, which are counted', async () => {
    const invalidLines = [LINE.replace('HDFC0000001', 'HDFC1'), lines(1)[0] ?? '', ',,,'];
    const { rows, skipped } = await readOfficialBranches(csv(HEADER, ...lines(200), ...invalidLines));
    assert.equal(rows.length, 200);
    assert.equal(skipped, 3);
  });

  it('is rejected if a column is missing', async () => {
    await assert.rejects(readOfficialBranches(csv(HEADER.replace(',MICR', ''), LINE)), /has no column MICR/);
    await assert.rejects(readOfficialBranches(['<!doctype html><title>Not found</title>']), /has no column BANK, IFSC/);
    await assert.rejects(readOfficialBranches([]), /empty/);
  });

  it('is rejected if too few lines are valid', async () => {
    await assert.rejects(readOfficialBranches(csv(HEADER)), /damaged: only 0 of 0/);
    await assert.rejects(readOfficialBranches(csv(HEADER, ...lines(90), ...Array(10).fill('x'))), /damaged: only 90 of 100/);
    await assert.rejects(readOfficialBranches(csv(HEADER, ...lines(50)), { minimumRows: 100 }), /damaged: only 50 of 50/);
  });

  it('loses only the line with a misplaced quotation mark', async () => {
    const { rows, skipped } = await readOfficialBranches(csv(HEADER, ...lines(99), LINE.replace('"A"" WING"', 'A" WING"')));
    assert.deepEqual([rows.length, skipped], [99, 1]);
  });

  it('is rejected if an unclosed quotation mark spans the rest', async () => {
    const plain = lines(200).map((line) => line.replaceAll('"', ''));
    const open = 'HDFC Bank,"HDFC0009999,FORT';
    await assert.rejects(readOfficialBranches(csv(HEADER, ...plain.slice(0, 50), open, ...plain.slice(50))), /damaged: only 50 of 20/);
  });
});

describe('owners for a refresh', () => {
  const findOwner = ownerFinder(
    [{ ifsc: 'HDFC0CAACOB', owner: 'AACX' }],
    [
      { code: 'AACX', name: 'Akhand Anand Co.op Bank' },
      { code: 'AJAR', name: 'Ajara Urban Co-operative Bank' },
      { code: 'AUCX', name: 'Ajara Urban Co-operative Bank' },
      { code: 'HDFC', name: 'HDFC Bank' },
    ],
  );

  it('are the known ones, then the only bank of that name, then the prefix', () => {
    assert.equal(findOwner('HDFC0CAACOB', 'HDFC Bank'), 'AACX');
    assert.equal(findOwner('HDFC0009999', 'HDFC BANK'), 'HDFC');
    assert.equal(findOwner('HDFC0CAACO2', 'AKHAND ANAND CO.OP BANK'), 'AACX');
    assert.equal(findOwner('HDFC0CAJARA', 'Ajara Urban Co-operative Bank'), 'HDFC');
    assert.equal(findOwner('AJAR0000001', 'Ajara Urban Co-operative Bank'), 'AJAR');
    assert.equal(findOwner('NEWB0000001', ''), 'NEWB');
  });
});

describe('published examples', { skip: noVectors }, () => {
  it('round-trip through the file', async () => {
    type Example = Readonly<Record<string, string | boolean | null>>;
    const sample = readVector<Record<string, Example>>('money/ifsc_branches_sample.json');
    const columns = HEADER.split(',');
    const toLine = (example: Example) => columns.map((name) => `"${String(example[name] ?? '').replaceAll('"', '""')}"`).join(',');
    const { rows, skipped } = await readOfficialBranches(csv(HEADER, ...Object.values(sample).map(toLine)));
    assert.equal(skipped, 0);
    assert.deepEqual(
      rows.map((row) => row.ifsc),
      Object.keys(sample).sort(),
    );
    for (const row of rows) {
      const example = sample[row.ifsc] ?? {};
      assert.equal(row.state, findState(String(example.ISO3166 ?? example.STATE))?.code ?? '', row.ifsc);
      assert.equal(row.micr, example.MICR ?? '', row.ifsc);
      assert.equal(row.upi, example.UPI === undefined ? '' : example.UPI ? '1' : '0', row.ifsc);
      assert.equal(row.branch === '', /^\W*(?:NA)?$/.test(String(example.BRANCH ?? '')), row.ifsc);
    }
  });
});
