import assert from 'node:assert/strict';
import { test } from 'node:test';
import { separateWords } from './branch-address.ts';

test('an address without spaces is split at numbers and known places', () => {
  for (const [address, names, state, separated] of [
    ['870BHANDARKAR ROADPUNEMAHARASHTRA411 004', ['PUNE'], 'MH', '870 BHANDARKAR ROAD PUNE MAHARASHTRA 411 004'],
    ['299/58, NAZEER BLD NAKHAS, LUCKNOW226003', [], '', '299/58, NAZEER BLD NAKHAS, LUCKNOW 226003'],
    ['KURNOOL, ANDHRA PRADESHPIN 518301', [], 'AP', 'KURNOOL, ANDHRA PRADESH PIN 518301'],
    ['LAUKIK APARTMENTSGROUND FLOOR', [], '', 'LAUKIK APARTMENTS GROUND FLOOR'],
    ['PURNIA-854301PH.NO:06454-244831', [], '', 'PURNIA-854301 PH.NO:06454-244831'],
    ['GHAZIPUR232326UTTAR PRADESH', [], '', 'GHAZIPUR 232326 UTTAR PRADESH'],
    ['MES ROAD, 1STFLOOR SREE COMPLEX', [], '', 'MES ROAD, 1ST FLOOR SREE COMPLEX'],
    ['BAJRA KABATI ROADCUTTACK', ['CUTTACK'], 'OD', 'BAJRA KABATI ROAD CUTTACK'],
    ['BEGUMPETHYDERABADTELANGANA', ['HYDERABAD'], 'TS', 'BEGUMPET HYDERABAD TELANGANA'],
    ['P. O. COLLEMGOA - 403 410.', [], 'GA', 'P. O. COLLEMGOA - 403 410.'],
  ] as const) {
    assert.equal(separateWords(address, { names, state }), separated);
  }
});

test('possible single words are not split', () => {
  for (const address of ['11TH MAIN, 12A CROSS, 3RD FLOOR', 'SHIVPURI ROAD', 'FLAT 24AB, NO409', 'PUNE 411004', 'CUTTACKROAD']) {
    assert.equal(separateWords(address, { names: ['PURI', 'PUNE', 'CUTTACK', '(M.P.)', ''], state: '' }), address);
  }
});
