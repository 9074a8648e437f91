import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../../core/text/fold.ts';
import { describeTime, timeExpression } from './time-expression.ts';

/** A Wednesday. */
const TODAY = '2026-11-18';

const understood = (text: string): string | undefined => describeTime(timeExpression(fold(text).split(' '), TODAY, () => true));

test('days, months and years relative to today', () => {
  const expected: Readonly<Record<string, string | undefined>> = {
    'day after tomorrow': '20 November 2026',
    'day before yesterday': '16 November 2026',
    wednesday: '25 November 2026',
    'last wednesday': '11 November 2026',
    'last tuesday': '17 November 2026',
    'next friday': '20 November 2026',
    'second saturday': '12 December 2026',
    'fifth saturday': '30 January 2027',
    'third saturday': '21 November 2026',
    'second saturday of march': '13 March 2027',
    '17 november': '17 November 2027',
    '18th of november': '18 November 2026',
    'november 24 2026': '24 November 2026',
    '24/11/26': '24 November 2026',
    '31/2/2026': undefined,
    '30 february': undefined,
    '1 dec to 5 dec': '1 December 2026 to 5 December 2026',
    '1 nov to 30 nov 2026': '1 November 2026 to 30 November 2026',
    'in may': 'May 2027',
    'may i ask': undefined,
    november: 'November 2026',
    'last november': 'November 2025',
    'next month': 'December 2026',
    'last working day of november': '-1 working days from 1 December 2026',
    'last working day of the month': '-1 working days from 1 December 2026',
    '5th working day of next month': '5 working days from 30 November 2026',
    'december ka doosra saturday': '12 December 2026',
    'december ka 3rd working day': '3 working days from 30 November 2026',
    'first working day of january 2027': '1 working days from 31 December 2026',
    '10 working days': undefined,
    'last month': 'October 2026',
    'last year': '2025',
    'this weekend': '21 November 2026',
    'अगले महीने': 'December 2026',
    'ਦਸੰਬਰ 2027': 'December 2027',
    'நாளை மறுநாள்': '20 November 2026',
    ఆదివారం: '22 November 2026',
    'গত মাসে': 'October 2026',
  };
  for (const [text, time] of Object.entries(expected)) assert.equal(understood(text), time, text);
});

test('the next and the last of something', () => {
  const direction = (text: string): number | undefined => timeExpression(text.split(' '), TODAY, () => true).direction;
  assert.deepEqual(['next holiday', 'agli ekadashi', 'when was holi', 'holiday'].map(direction), [1, 1, -1, undefined]);
});
